import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A library that is part of the plugin's scripts. */
export type Library = {
	name: string;
	version: string;
	license: string;
	homepage: string;
};

/** WordPress packages that are bundled because WordPress does not provide them as scripts. */
const BUNDLED_PACKAGES = [ '@wordpress/icons' ];

/** Licenses of packages whose `package.json` does not state a license. */
const LICENSES: Readonly< Record< string, string > > = {
	'mapbox-gl': 'BSD-3-Clause',
	'@mapbox/jsonlint-lines-primitives': 'MIT',
};

type Manifest = {
	version?: string;
	license?: string;
	homepage?: string;
	dependencies?: Record< string, string >;
};

/** Returns the packages that webpack bundles, by name: the dependencies in package.json, and their own dependencies. */
export function bundledLibraries( root = '.' ): Library[] {
	const found = new Map< string, Library >();
	const add = ( name: string, folder: string ): string | null => {
		const home = folderOf( name, folder );
		// Packages with only types are not bundled.
		if ( ! home || name.startsWith( '@types/' ) || found.has( name ) ) {
			return null;
		}
		const { version = '', license = '', homepage } = read( home );
		found.set( name, {
			name,
			version,
			license: LICENSES[ name ] ?? license,
			homepage: (
				homepage ?? `https://www.npmjs.com/package/${ name }`
			).replace( /#readme$/, '' ),
		} );
		return home;
	};
	const visit = ( folder: string ): void => {
		for ( const name of Object.keys( read( folder ).dependencies ?? {} ) ) {
			const home = add( name, folder );
			if ( home ) {
				visit( home );
			}
		}
	};
	visit( root );
	BUNDLED_PACKAGES.forEach( ( name ) => add( name, root ) );
	return [ ...found.values() ].sort( ( a, b ) =>
		a.name.localeCompare( b.name, 'en' )
	);
}

const read = ( folder: string ): Manifest =>
	JSON.parse( readFileSync( join( folder, 'package.json' ), 'utf8' ) );

/** Returns the folder that Node loads a package from, or null if the package is not installed. */
function folderOf( name: string, from: string ): string | null {
	for ( let folder = from; ; folder = dirname( folder ) ) {
		const candidate = join( folder, 'node_modules', name );
		if ( existsSync( join( candidate, 'package.json' ) ) ) {
			return candidate;
		}
		if ( folder === dirname( folder ) ) {
			return null;
		}
	}
}
