import ts from 'typescript';
import { arrayNamed } from './array-named';
import type { BlockNames } from './name-block';

/** The text of `extensions/index.ts` with the block imported and in the list, both in their alphabetical place. */
export function addToIndex(
	index: string,
	{ slug, definition }: Pick< BlockNames, 'slug' | 'definition' >
): string {
	const source = ts.createSourceFile(
		'extensions/index.ts',
		index,
		ts.ScriptTarget.Latest
	);
	const specifier = `./blocks/${ slug }`;
	const { elements, end } = arrayNamed( 'blocks', source );
	const following = elements.find(
		( element ) => element.getText( source ) > definition
	);
	const last = elements.at( -1 );
	const imports = source.statements.filter( ts.isImportDeclaration );
	const followingImport = imports.find(
		( { moduleSpecifier } ) =>
			ts.isStringLiteral( moduleSpecifier ) &&
			moduleSpecifier.text.startsWith( './' ) &&
			moduleSpecifier.text > specifier
	);
	const statement = `import { ${ definition } } from '${ specifier }';`;
	const edits = [
		following
			? { at: following.getStart( source ), text: `${ definition }, ` }
			: {
					at: last?.end ?? end - 1,
					text: last ? `, ${ definition }` : ` ${ definition } `,
				},
		followingImport
			? {
					at: followingImport.getStart( source ),
					text: `${ statement }\n`,
				}
			: { at: imports.at( -1 )?.end ?? 0, text: `\n${ statement }` },
	];
	// From the end to the start, so that no edit moves the place of another.
	return edits
		.sort( ( a, b ) => b.at - a.at )
		.reduce(
			( text, edit ) =>
				text.slice( 0, edit.at ) + edit.text + text.slice( edit.at ),
			index
		);
}
