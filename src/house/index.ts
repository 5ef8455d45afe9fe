import type { House } from './count';

export { countHouse } from './count';

/** The count for a person. */
export function houseTable( house: House ): string {
	const { typescript, php, block, nouns } = house;
	return [
		`TypeScript: ${ typescript.files } files, ${ typescript.lines } lines, the median file ${ typescript.median }.`,
		`PHP: ${ php.files } files, ${ php.lines } lines.`,
		`A block: ${ block.median } files of TypeScript in the median, ${ block.most } at most.`,
		`Nouns of shared: ${ nouns.length }.`,
		...nouns.map(
			( { name, users } ) =>
				`  ${ name }: ${ users.length } (${ users
					.map( ( user ) =>
						user.slice( user.lastIndexOf( '/' ) + 1 )
					)
					.join( ', ' ) })`
		),
		...list( 'Exports without importer', house.unusedExports ),
		...list( 'Files that only tests import', house.unusedFiles ),
		...list(
			'Rules in two languages',
			house.pairs.map( ( pair ) => `${ pair.php } ${ pair.typescript }` )
		),
	].join( '\n' );
}

function list( title: string, items: readonly string[] ): string[] {
	return [
		`${ title }: ${ items.length }.`,
		...items.map( ( item ) => `  ${ item }` ),
	];
}
