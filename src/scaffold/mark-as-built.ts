import ts from 'typescript';
import { arrayNamed } from './array-named';

/**
 * The text of `extensions/lists.ts` with a line that marks the block as built: the planned one turned, or a new one in
 * its alphabetical place. Throws when the name is taken.
 */
export function markAsBuilt( lists: string, slug: string ): string {
	const source = ts.createSourceFile(
		'extensions/lists.ts',
		lists,
		ts.ScriptTarget.Latest
	);
	const linesOf = ( name: string ) =>
		arrayNamed( name, source ).elements.filter( ts.isCallExpression );
	const slugOf = ( { arguments: [ first ] }: ts.CallExpression ) =>
		first && ts.isStringLiteral( first ) ? first.text : '';
	const has = ( line: ts.CallExpression ) => slugOf( line ) === slug;

	if (
		[ 'panelLines', 'enhancementLines' ].some( ( name ) =>
			linesOf( name ).some( has )
		)
	) {
		throw new Error(
			`“${ slug }” is the name of a panel or an enhancement already.`
		);
	}
	const lines = linesOf( 'blockLines' );
	const own = lines.find( has );
	if ( own ) {
		const mark = own.expression;
		if ( mark.getText( source ) === 'built' ) {
			throw new Error( `There is a block “${ slug }” already.` );
		}
		return replaced( lists, mark.getStart( source ), mark.end, 'built' );
	}
	const next = lines.find( ( line ) => slugOf( line ) > slug );
	const at = next
		? next.getStart( source )
		: arrayNamed( 'blockLines', source ).end - 1;
	const line = `built( '${ slug }' ),\n`;
	return next
		? replaced( lists, at, at, `${ line }\t` )
		: replaced( lists, at, at, `\t${ line }` );
}

const replaced = (
	text: string,
	start: number,
	end: number,
	by: string
): string => text.slice( 0, start ) + by + text.slice( end );
