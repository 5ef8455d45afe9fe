import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/**
 * The test cases of a block, counted in the sources: each `it( … )` or `test( … )` is one, and a table in `it.each`
 * written out on the spot counts its rows (a table kept elsewhere counts once). Its own folder is looked through; the
 * contract tests, which run over all blocks, are nobody's in particular.
 *
 * @param folder Its folder, relative to the project.
 * @param root   The project.
 */
export function countTests( folder: string, root = '.' ): number {
	return globSync(
		[
			`${ folder }/tests/**/*.test.{ts,tsx}`,
			`${ folder }/tests/e2e/**/*.spec.ts`,
		],
		{ cwd: root, absolute: true }
	).reduce(
		( sum, file ) => sum + casesIn( readFileSync( file, 'utf8' ) ),
		0
	);
}

/** The test cases of one file. */
export function casesIn( source: string ): number {
	let count = 0;
	const visit = ( node: ts.Node ): void => {
		if ( ts.isCallExpression( node ) ) {
			count += casesOf( node );
		}
		ts.forEachChild( node, visit );
	};
	visit(
		ts.createSourceFile(
			'test.tsx',
			source,
			ts.ScriptTarget.Latest,
			false,
			ts.ScriptKind.TSX
		)
	);
	return count;
}

/** `it( … )` → 1, `it.each( [ a, b ] )( … )` → 2, anything else 0. */
function casesOf( { expression }: ts.CallExpression ): number {
	if ( isTest( expression ) ) {
		return 1;
	}
	return ts.isCallExpression( expression ) &&
		ts.isPropertyAccessExpression( expression.expression ) &&
		expression.expression.name.text === 'each' &&
		isTest( expression.expression.expression )
		? rowsOf( expression.arguments[ 0 ] )
		: 0;
}

const isTest = ( node: ts.Node ): boolean =>
	ts.isIdentifier( node ) && [ 'it', 'test' ].includes( node.text );

function rowsOf( table: ts.Expression | undefined ): number {
	return table &&
		ts.isArrayLiteralExpression( table ) &&
		! table.elements.some( ts.isSpreadElement )
		? table.elements.length
		: 1;
}
