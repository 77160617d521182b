package org.colonnade.calibration;

import java.util.List;
import org.colonnade.cost.CostModel;
import org.colonnade.cost.CostParameter;

/** Parameters of the cost model that are fitted together, and the factor of each in the cost of an operation. */
record CostTerms(List<MeasuredAct> acts, List<CostParameter> parameters) {
    /** Puts and deletes have the costs of a call and of a block in common. */
    static final List<CostTerms> ALL = List.of(
            new CostTerms(
                    List.of(MeasuredAct.LOOKUP),
                    List.of(CostParameter.LOOKUP, CostParameter.GET, CostParameter.ROW, CostParameter.BYTE)),
            new CostTerms(
                    List.of(MeasuredAct.PUT, MeasuredAct.DELETE),
                    List.of(
                            CostParameter.CALL,
                            CostParameter.WRITE,
                            CostParameter.PUT,
                            CostParameter.DELETE,
                            CostParameter.WRITTEN_BYTE,
                            CostParameter.DELETED_BYTE)),
            new CostTerms(List.of(MeasuredAct.SORT), List.of(CostParameter.SORT, CostParameter.SORTED_ROW)),
            new CostTerms(List.of(MeasuredAct.HOLD), List.of(CostParameter.HOLD)));

    double[] factors(Operation operation) {
        return parameters.stream().mapToDouble(p -> factor(p, operation)).toArray();
    }

    private static double factor(CostParameter parameter, Operation operation) {
        boolean deletes = operation.act() == MeasuredAct.DELETE;
        return switch (parameter) {
            case LOOKUP, CALL, SORT -> 1;
            case GET, WRITE, HOLD -> operation.blocks();
            case ROW, SORTED_ROW -> operation.rows();
            case BYTE -> operation.bytes();
            case PUT -> deletes ? 0 : operation.rows();
            case DELETE -> deletes ? operation.rows() : 0;
            case WRITTEN_BYTE -> deletes ? 0 : operation.bytes();
            case DELETED_BYTE -> deletes ? operation.bytes() : 0;
        };
    }

    /** Returns the cost of an operation by a model. */
    static double cost(Operation operation, CostModel model) {
        return switch (operation.act()) {
            case LOOKUP -> model.lookup(operation.blocks(), operation.rows(), operation.bytes());
            case PUT -> model.call() + model.write(operation.blocks()) + model.put(operation.rows(), operation.bytes());
            case DELETE ->
                model.call() + model.write(operation.blocks()) + model.delete(operation.rows(), operation.bytes());
            case SORT -> model.sort(operation.rows());
            case HOLD -> operation.blocks() * model.hold();
        };
    }
}
