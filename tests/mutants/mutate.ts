import ts from 'typescript';

/** A small change to a file that imitates a programming mistake. */
export type Mutant = {
	/** Start of the replaced text. */
	start: number;
	end: number;
	text: string;
	/** Line, old text and new text for the list of undetected changes. */
	line: number;
	before: string;
};

const REPLACEMENTS: ReadonlyMap< ts.SyntaxKind, string > = new Map( [
	[ ts.SyntaxKind.LessThanToken, '<=' ],
	[ ts.SyntaxKind.LessThanEqualsToken, '<' ],
	[ ts.SyntaxKind.GreaterThanToken, '>=' ],
	[ ts.SyntaxKind.GreaterThanEqualsToken, '>' ],
	[ ts.SyntaxKind.EqualsEqualsEqualsToken, '!==' ],
	[ ts.SyntaxKind.ExclamationEqualsEqualsToken, '===' ],
	[ ts.SyntaxKind.PlusToken, '-' ],
	[ ts.SyntaxKind.MinusToken, '+' ],
	[ ts.SyntaxKind.AsteriskToken, '/' ],
	[ ts.SyntaxKind.SlashToken, '*' ],
	[ ts.SyntaxKind.AmpersandAmpersandToken, '||' ],
	[ ts.SyntaxKind.BarBarToken, '&&' ],
] );

/**
 * Returns all mutants of a file: an operator replaced, a condition negated, a number or boolean changed, a statement
 * removed.
 */
export function mutantsOf( code: string, file: string ): Mutant[] {
	const source = ts.createSourceFile(
		file,
		code,
		ts.ScriptTarget.Latest,
		true
	);
	const mutants: Mutant[] = [];
	const add = ( node: ts.Node, text: string ) => {
		const start = node.getStart( source );
		mutants.push( {
			start,
			end: node.end,
			text,
			line: source.getLineAndCharacterOfPosition( start ).line + 1,
			before: node.getText( source ),
		} );
	};
	const visit = ( node: ts.Node ): void => {
		if ( ts.isTypeNode( node ) || ts.isImportDeclaration( node ) ) {
			return;
		}
		if ( ts.isBinaryExpression( node ) ) {
			const swap = REPLACEMENTS.get( node.operatorToken.kind );
			if ( swap ) {
				add( node.operatorToken, swap );
			}
		} else if ( ts.isNumericLiteral( node ) ) {
			add( node, String( Number( node.text ) + 1 ) );
		} else if ( node.kind === ts.SyntaxKind.TrueKeyword ) {
			add( node, 'false' );
		} else if ( node.kind === ts.SyntaxKind.FalseKeyword ) {
			add( node, 'true' );
		} else if ( ts.isIfStatement( node ) ) {
			add( node.expression, `!(${ node.expression.getText( source ) })` );
		} else if ( ts.isConditionalExpression( node ) ) {
			add( node.condition, `!(${ node.condition.getText( source ) })` );
		} else if (
			ts.isExpressionStatement( node ) &&
			ts.isCallExpression( node.expression )
		) {
			add( node, ';' );
		}
		ts.forEachChild( node, visit );
	};
	visit( source );
	return mutants;
}
