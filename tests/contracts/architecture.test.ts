import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/** Product files. Imports in tests and tools are not restricted. */
const files = globSync( '{src,extensions,shared}/**/*.{ts,tsx}' )
	.filter(
		( path ) =>
			! /(^|\/)tests\//.test( path ) &&
			! path.endsWith( '.d.ts' ) &&
			! /^src\/(bundle|commands|docs|repository|platform|playground|scaffold)\//.test(
				path
			)
	)
	.sort();

type Import = { from: string; specifier: string; target: string };

const imports: Import[] = files.flatMap( ( from ) =>
	ts
		.preProcessFile( readFileSync( from, 'utf8' ), true, true )
		.importedFiles.map( ( { fileName } ) => ( {
			from,
			specifier: fileName,
			target: resolveImport( from, fileName ),
		} ) )
);

/** Returns the path in the project, or the name of the package. */
function resolveImport( from: string, specifier: string ): string {
	if ( specifier.startsWith( '#shared/' ) ) {
		return `shared/${ specifier.slice( '#shared/'.length ) }/index.ts`;
	}
	if ( ! specifier.startsWith( '.' ) ) {
		return specifier;
	}
	const path = normalize( join( dirname( from ), specifier ) );
	const found = [ '', '.ts', '.tsx', '/index.ts', '/index.tsx', '.json' ]
		.map( ( ending ) => path + ending )
		.find(
			( candidate ) =>
				existsSync( candidate ) && statSync( candidate ).isFile()
		);
	return found ?? path;
}

/**
 * Returns the owner of an import, such as `extensions/blocks/opening-times`, `shared/view` or `src`. A block family is
 * one owner.
 */
function ownerOf( path: string ): string {
	const parts = path.split( '/' );
	if ( parts[ 0 ] === 'extensions' && parts.length > 3 ) {
		return parts.slice( 0, 3 ).join( '/' );
	}
	return parts[ 0 ] === 'shared'
		? parts.slice( 0, 2 ).join( '/' )
		: ( parts[ 0 ] ?? '' );
}

const isOwn = ( path: string ) => /^(src|extensions|shared)\//.test( path );

/**
 * Returns all files that a file imports directly or indirectly. Includes `import type`, except from React, because
 * types are dependencies too.
 */
function reach( start: string, seen = new Set< string >() ): Set< string > {
	for ( const { target, from } of imports.filter(
		( each ) => each.from === start
	) ) {
		if ( ! seen.has( target ) && ! isTypeOnly( from, target ) ) {
			seen.add( target );
			reach( target, seen );
		}
	}
	return seen;
}

/** Whether a file imports only types from a target. The compiler removes such imports. */
function isTypeOnly( from: string, target: string ): boolean {
	const source = ts.createSourceFile(
		from,
		readFileSync( from, 'utf8' ),
		ts.ScriptTarget.Latest
	);
	const statements = source.statements.filter(
		(
			statement
		): statement is ts.ImportDeclaration | ts.ExportDeclaration =>
			( ts.isImportDeclaration( statement ) ||
				ts.isExportDeclaration( statement ) ) &&
			!! statement.moduleSpecifier &&
			ts.isStringLiteral( statement.moduleSpecifier ) &&
			resolveImport( from, statement.moduleSpecifier.text ) === target
	);
	return (
		statements.length > 0 &&
		statements.every( ( statement ) =>
			ts.isImportDeclaration( statement )
				? ( statement.importClause?.isTypeOnly ?? false )
				: statement.isTypeOnly
		)
	);
}

const isReactOrWordPress = ( target: string ) =>
	/^(react|react-dom|react\/.*|@wordpress\/.*)$/.test( target );

describe( 'product code', () => {
	it( 'has more than 20 files and more than 50 imports', () => {
		expect( files.length ).toBeGreaterThan( 20 );
		expect( imports.length ).toBeGreaterThan( 50 );
	} );

	it( 'of an extension imports only from the extension’s folder, shared modules and packages', () => {
		const strangers = imports.filter(
			( { from, target } ) =>
				ownerOf( from ).startsWith( 'extensions/' ) &&
				isOwn( target ) &&
				ownerOf( target ) !== ownerOf( from ) &&
				! target.startsWith( 'shared/' )
		);
		expect( strangers ).toEqual( [] );
	} );

	it( 'of a shared module never imports from an extension or src', () => {
		const strangers = imports.filter(
			( { from, target } ) =>
				from.startsWith( 'shared/' ) &&
				/^(extensions|src)\//.test( target )
		);
		expect( strangers ).toEqual( [] );
	} );

	it( 'imports a shared module only through its entry point', () => {
		const sideways = imports.filter(
			( { from, specifier, target } ) =>
				target.startsWith( 'shared/' ) &&
				ownerOf( from ) !== ownerOf( target ) &&
				! specifier.startsWith( '#shared/' )
		);
		expect( sideways ).toEqual( [] );
	} );

	it( 'has no circular imports between shared modules', () => {
		const edges = new Map< string, Set< string > >();
		for ( const { from, target } of imports ) {
			if (
				from.startsWith( 'shared/' ) &&
				target.startsWith( 'shared/' )
			) {
				const to = edges.get( ownerOf( from ) ) ?? new Set();
				if ( ownerOf( target ) !== ownerOf( from ) ) {
					to.add( ownerOf( target ) );
				}
				edges.set( ownerOf( from ), to );
			}
		}
		const circles: string[][] = [];
		const walk = ( noun: string, path: readonly string[] ): void => {
			if ( path.includes( noun ) ) {
				circles.push( [ ...path.slice( path.indexOf( noun ) ), noun ] );
				return;
			}
			for ( const next of edges.get( noun ) ?? [] ) {
				walk( next, [ ...path, noun ] );
			}
		};
		for ( const noun of edges.keys() ) {
			walk( noun, [] );
		}
		expect( circles ).toEqual( [] );
	} );

	it( 'never uses export * in the index file of a shared module', () => {
		const open = files.filter(
			( path ) =>
				/^shared\/.+\/index\.ts$/.test( path ) &&
				/export\s+\*/.test( readFileSync( path, 'utf8' ) )
		);
		expect( open ).toEqual( [] );
	} );

	const views = files.filter( ( path ) => /\/view\.ts$/.test( path ) );
	it.each( [ ...views, 'shared/view/index.ts' ] )(
		'imports neither React nor a WordPress package in %s',
		( view ) => {
			expect( [ ...reach( view ) ].filter( isReactOrWordPress ) ).toEqual(
				[]
			);
		}
	);

	const plain = files.filter( ( path ) =>
		/^extensions\/.*\/(block|attributes|api|api\.mock|view-messages)\.ts$/.test(
			path
		)
	);
	it.each( plain )(
		'imports no React in %s, so that Node.js can load the file',
		( path ) => {
			expect( [ ...reach( path ) ].filter( isReactOrWordPress ) ).toEqual(
				[]
			);
		}
	);

	it( 'contains no translated text in save and deprecation functions', () => {
		const speaking = files
			.filter( ( path ) =>
				/\/(save\.tsx|save-link\.tsx|deprecated\/v\d+\.tsx|markup\.ts)$/.test(
					path
				)
			)
			.filter( ( path ) =>
				[ ...reach( path ) ].some(
					( target ) =>
						target === '@wordpress/i18n' ||
						/\/messages\.ts$/.test( target )
				)
			);
		expect( speaking ).toEqual( [] );
	} );

	it( 'of a deprecation imports nothing that may change', () => {
		const leaning = imports.filter(
			( { from, target } ) =>
				/\/deprecated\/v\d+\.tsx$/.test( from ) &&
				isOwn( target ) &&
				! target.startsWith( dirname( from ) ) &&
				! /^shared\/(attributes|definitions)\/index\.ts$/.test(
					target
				) &&
				! isTypeOnly( from, target )
		);
		expect( leaning ).toEqual( [] );
	} );

	it( 'sends requests to the site only in #shared/api', () => {
		const callers = imports.filter(
			( { from, target } ) =>
				target === '@wordpress/api-fetch' &&
				ownerOf( from ) !== 'shared/api'
		);
		expect( callers ).toEqual( [] );
	} );

	it( 'imports no Node.js module', () => {
		const nodeOnly = imports.filter( ( { specifier } ) =>
			[
				...builtinModules,
				...builtinModules.map( ( name ) => `node:${ name }` ),
			].includes( specifier )
		);
		expect( nodeOnly ).toEqual( [] );
	} );

	const MEANINGLESS_NAME = /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/;
	it( 'has no file or folder with a generic name such as utils or helpers', () => {
		expect(
			files.filter( ( path ) => MEANINGLESS_NAME.test( path ) )
		).toEqual( [] );
	} );
} );
