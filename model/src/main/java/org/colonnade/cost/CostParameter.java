package org.colonnade.cost;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The numbers of a cost model, under their names in cost files. */
public enum CostParameter {
    LOOKUP("lookup", m -> m.reading().lookup()),
    GET("get", m -> m.reading().get()),
    ROW("row", m -> m.reading().row()),
    BYTE("byte", m -> m.reading().bytes()),
    CALL("call", m -> m.writing().call()),
    WRITE("write", m -> m.writing().write()),
    PUT("put", m -> m.writing().put()),
    DELETE("delete", m -> m.writing().delete()),
    WRITTEN_BYTE("written byte", m -> m.writing().bytes()),
    DELETED_BYTE("deleted byte", m -> m.writing().deletedBytes()),
    SORT("sort", m -> m.sorting().sort()),
    SORTED_ROW("sorted row", m -> m.sorting().row()),
    HOLD("hold", CostModel::hold);

    private final String text;
    private final ToDoubleFunction<CostModel> value;

    CostParameter(String text, ToDoubleFunction<CostModel> value) {
        this.text = text;
        this.value = value;
    }

    /** Returns this parameter's value in a model. */
    public double of(CostModel model) {
        return value.applyAsDouble(model);
    }

    static Optional<CostParameter> named(String name) {
        return Stream.of(values()).filter(p -> p.text.equals(name)).findFirst();
    }

    static List<String> names() {
        return Stream.of(values()).map(CostParameter::toString).toList();
    }

    @Override
    public String toString() {
        return text;
    }
}
