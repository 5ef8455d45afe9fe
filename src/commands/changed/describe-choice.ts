import { ownerOf } from '../../repository/product';
import type { StageName } from '../budgets';
import type { Choice, Decision } from './choose';

/** Maximum number of folders to list per reason. Further folders are only counted. */
const MAX_FOLDERS = 6;

/**
 * Returns lines that list the stages to run, with reasons, and the skipped stages.
 *
 * @param choice
 * @param names  Stages of this run, in order.
 */
export function describeChoice(
	choice: Choice,
	names: readonly StageName[]
): string[] {
	const running = names.filter( ( name ) => choice[ name ].runs );
	const leftOut = names.flatMap( ( name ) => {
		const { runs, why, files, leftOut: rest } = choice[ name ];
		if ( ! runs ) {
			return [ line( name, why ) ];
		}
		return files && rest ? [ line( name, rest ) ] : [];
	} );
	return [
		'Runs:',
		...running.flatMap( ( name ) =>
			reasons( choice[ name ] ).map( ( text, index ) =>
				line( index ? '' : name, text )
			)
		),
		...( leftOut.length ? [ 'Leaves out:', ...leftOut ] : [] ),
	];
}

const line = ( name: string, text: string ) =>
	`  ${ name.padEnd( 9 ) } ${ text }`;

function reasons( { why, files }: Decision ): string[] {
	if ( ! files ) {
		return [ why ];
	}
	const folders = new Map< string, Map< string, number > >();
	for ( const [ path, reason ] of files ) {
		const counts = folders.get( reason ) ?? new Map< string, number >();
		const folder = ownerOf( path );
		counts.set( folder, ( counts.get( folder ) ?? 0 ) + 1 );
		folders.set( reason, counts );
	}
	return [ ...folders ].map(
		( [ reason, counts ] ) => `${ reason }: ${ listFolders( counts ) }`
	);
}

function listFolders( counts: ReadonlyMap< string, number > ): string {
	const named = [ ...counts ].map( ( [ folder, files ] ) =>
		files > 1 ? `${ folder } (${ files })` : folder
	);
	const more = named.length - MAX_FOLDERS;
	return more > 1
		? `${ named.slice( 0, MAX_FOLDERS ).join( ', ' ) } and ${ more } more folders`
		: named.join( ', ' );
}
