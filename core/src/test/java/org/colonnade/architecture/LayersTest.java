package org.colonnade.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the layering of the core that ARCHITECTURE.md draws. */
@AnalyzeClasses(packages = "org.colonnade", importOptions = DoNotIncludeTests.class)
class LayersTest {

    @ArchTest
    static final ArchRule lower_packages_do_not_know_higher_ones = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("text")
            .definedBy("org.colonnade.text")
            .layer("model")
            .definedBy("org.colonnade.model")
            .layer("workload")
            .definedBy("org.colonnade.workload")
            .layer("decisions")
            .definedBy(
                    "org.colonnade.grouping",
                    "org.colonnade.aggregate",
                    "org.colonnade.schema",
                    "org.colonnade.grammar")
            .layer("design")
            .definedBy("org.colonnade.design")
            .layer("language")
            .definedBy("org.colonnade.language")
            .whereLayer("language")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("design")
            .mayOnlyBeAccessedByLayers("language")
            .whereLayer("decisions")
            .mayOnlyBeAccessedByLayers("design", "language")
            .whereLayer("workload")
            .mayOnlyBeAccessedByLayers("decisions", "design", "language")
            .whereLayer("model")
            .mayOnlyBeAccessedByLayers("workload", "decisions", "design", "language");

    @ArchTest
    static final ArchRule packages_form_no_cycle =
            slices().matching("org.colonnade.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule the_core_does_no_input_or_output = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io", "java.nio.file..", "java.net..", "java.sql..")
            .because("files, stores and networks belong to the other modules");

    @ArchTest
    static final ArchRule the_core_prints_nothing = NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;

    @ArchTest
    static final ArchRule only_the_language_knows_its_parser_generator = noClasses()
            .that()
            .resideOutsideOfPackages("org.colonnade.language", "org.colonnade.layout")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.antlr..");

    @ArchTest
    static final ArchRule values_are_records_or_final = classes()
            .that()
            .areTopLevelClasses()
            .and()
            .areNotInterfaces()
            .and()
            .areNotEnums()
            .and()
            .areNotRecords()
            .and()
            .resideOutsideOfPackage("org.colonnade.language")
            .should()
            .haveModifier(com.tngtech.archunit.core.domain.JavaModifier.FINAL);
}
