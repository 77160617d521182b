package blog;

import com.googlecode.objectify.Key;
import com.googlecode.objectify.Ref;
import com.googlecode.objectify.annotation.Entity;
import com.googlecode.objectify.annotation.Id;
import com.googlecode.objectify.annotation.Index;
import com.googlecode.objectify.annotation.Load;
import com.googlecode.objectify.annotation.Parent;
import java.util.Date;

@Entity
class Comment {
    @Id
    Long id;

    @Parent
    Key<Article> article;

    @Load
    Ref<User> author;

    Ref<Comment> inReplyTo;

    String body;

    @Index
    Date posted;
}
