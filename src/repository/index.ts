import type { RepositoryCount } from './count';

export { countRepository } from './count';

/** Formats the counts as a table. */
export function repositoryTable( counts: RepositoryCount ): string {
	const { typescript, php, block, sharedModules } = counts;
	return [
		`TypeScript: ${ typescript.files } files, ${ typescript.lines } lines, the median file ${ typescript.median }.`,
		`PHP: ${ php.files } files, ${ php.lines } lines.`,
		`A block: ${ block.median } files of TypeScript in the median, ${ block.most } at most.`,
		`Nouns of shared: ${ sharedModules.length }.`,
		...sharedModules.map(
			( { name, users } ) =>
				`  ${ name }: ${ users.length } (${ users
					.map( ( user ) =>
						user.slice( user.lastIndexOf( '/' ) + 1 )
					)
					.join( ', ' ) })`
		),
		...list(
			'Rules in two languages',
			counts.pairs.map( ( pair ) => `${ pair.php } ${ pair.typescript }` )
		),
	].join( '\n' );
}

function list( title: string, items: readonly string[] ): string[] {
	return [
		`${ title }: ${ items.length }.`,
		...items.map( ( item ) => `  ${ item }` ),
	];
}
