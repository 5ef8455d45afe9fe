import type { DocumentedRoute } from './endpoints';
import { docblockBefore } from './docblock';
import { allConstants, callsOf, textOf, type PhpSource } from './php-source';

type Capability = {
	name: string;
	/** Docblock of the plugin's own capability. Empty for WordPress's capabilities. */
	text: string;
	/** Routes that require the capability, as `GET /path`. */
	routes: readonly string[];
	/** Files that check the capability. */
	files: readonly string[];
};

const CHECKS = [ 'current_user_can', 'user_can' ];

/** Finds all capabilities that routes require or that PHP checks, sorted by name. */
export function findCapabilities(
	sources: readonly PhpSource[],
	routes: readonly DocumentedRoute[]
): Capability[] {
	const constants = allConstants( sources );
	const checks = sources.flatMap( ( source ) =>
		callsOf( source, CHECKS ).flatMap( ( { name, args } ) => {
			const capability = textOf(
				args[ CHECKS.indexOf( name ) ],
				source,
				constants
			);
			return capability && /^\w+$/.test( capability )
				? [ { capability, file: source.file } ]
				: [];
		} )
	);
	const names = new Set( [
		...checks.map( ( { capability } ) => capability ),
		...routes.map( ( { capability } ) => capability ),
		...ownCapabilities( sources ).keys(),
	] );
	return [ ...names ].sort().map( ( name ) => ( {
		name,
		text: ownCapabilities( sources ).get( name ) ?? '',
		routes: routes
			.filter( ( { capability } ) => capability === name )
			.map( ( { method, path } ) => `${ method } ${ path }` ),
		files: [
			...new Set(
				checks
					.filter( ( { capability } ) => capability === name )
					.map( ( { file } ) => file )
			),
		],
	} ) );
}

/** Returns the plugin's own capabilities with their docblocks: the constants of classes named `Capabilities`. */
function ownCapabilities(
	sources: readonly PhpSource[]
): Map< string, string > {
	return new Map(
		sources
			.filter( ( { className } ) => className === 'Capabilities' )
			.flatMap( ( { source, constants } ) =>
				[ ...constants.values() ].map( ( name ) => [
					name,
					docblockBefore( source, source.indexOf( `'${ name }'` ) )
						?.text ?? '',
				] )
			)
	);
}
