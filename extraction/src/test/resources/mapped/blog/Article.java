package blog;

import com.googlecode.objectify.Key;
import com.googlecode.objectify.annotation.Cache;
import com.googlecode.objectify.annotation.Entity;
import com.googlecode.objectify.annotation.Id;
import com.googlecode.objectify.annotation.Index;
import com.googlecode.objectify.annotation.Parent;
import java.time.Instant;

@Entity
@Cache
class Article {
    @Id
    Long id;

    @Parent
    Key<User> author;

    String title;
    String body;

    @Index
    Instant posted;
}
