import ts from 'typescript';

/** The array that a constant of a source file is set to. Throws when there is none: the file has changed its shape. */
export function arrayNamed(
	name: string,
	source: ts.SourceFile
): ts.ArrayLiteralExpression {
	for ( const statement of source.statements ) {
		const declarations = ts.isVariableStatement( statement )
			? statement.declarationList.declarations
			: [];
		for ( const { name: declared, initializer } of declarations ) {
			if (
				declared.getText( source ) === name &&
				initializer &&
				ts.isArrayLiteralExpression( initializer )
			) {
				return initializer;
			}
		}
	}
	throw new Error( `${ source.fileName } has no list “${ name }”.` );
}
