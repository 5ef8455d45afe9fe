import { dirname } from 'node:path';
import { isProduct, ownerOf } from '../../repository/product';
import type { StageName } from '../budgets';
import { findAffected, type Affected } from './find-affected';
import type { Sources } from './read-sources';

/** The reason for choosing each file, by path. */
type Files = ReadonlyMap< string, string >;

/** Whether a stage runs, and why. */
export type Decision = {
	runs: boolean;
	why: string;
	/** Limits the stage to these files. Jest also runs the tests that import them. */
	files?: Files;
	/** Describes which of the stage's tests do not run. */
	leftOut?: string;
};

export type Choice = Record< StageName, Decision >;

/** Files that every check depends on: configuration, build, test sites and test helpers. */
const SHARED_BY_ALL_CHECKS =
	/^[^/]+$|^\.ci\/|^src\/(absent-package|bundle|playground)\/|^tests\/harness\//;

/** Files that are part of every page on the test sites or of every browser test. */
const SHARED_BY_ALL_PAGES =
	/^src\/(plugin|platform|registration)\/|^src\/editor\.ts$|^extensions\/(\w+\/)?index\.ts$|^tests\/e2e\/(support|hostile)\//;

const SHARED_BY_ALL_PHP_TESTS = /^src\/plugin\/|^tests\/php\//;

const UNIT_TEST = /(?<!\/edit\.jsdom|\.built)\.test\.tsx?$/;
const NODE_TEST = /(?<!\.jsdom|\.built)\.test\.ts$/;
const EDITOR_TEST = /\/edit\.jsdom\.test\.tsx$/;
const SPEC = /\.spec\.ts$/;
const PHP_TEST = /Test\.php$/;

const CHANGED = 'changed';
const IN_CHANGED_FOLDER = 'in a changed folder';
const NO_PRODUCT = 'nothing in the product changed';

/**
 * Chooses the stages and files that a change may have broken.
 *
 * @param changed Paths of changed files, including deleted ones.
 * @param sources All existing sources.
 */
export function choose( changed: readonly string[], sources: Sources ): Choice {
	const code = changed.filter( ( path ) => ! path.endsWith( '.md' ) );
	const root = code.find( isPartOf( SHARED_BY_ALL_CHECKS ) );
	if ( root ) {
		return everyStage( {
			runs: true,
			why: `all, because every check depends on ${ root }`,
		} );
	}
	if ( ! code.length ) {
		return {
			...everyStage( { runs: false, why: 'only documents changed' } ),
			lint: { runs: false, why: 'no linter reads documents' },
			unit: some( contracts( sources, NODE_TEST ) ),
		};
	}
	const affected = findAffected( sources, code );
	const php = decidePhpTests( code, sources, affected );
	const e2e = decideSpecs( code, sources, affected );
	const product = code.find( isProduct );
	return {
		lint: some(
			listed( code, /\.([cm]?[jt]sx?|scss)$/ ),
			'no linter reads the changed files'
		),
		types: { runs: true, why: 'always; unchanged files are cached' },
		build: decideBuild( product, php.runs || e2e.runs ),
		unit: {
			...some(
				new Map( [
					...contracts(
						sources,
						code.some( isInEditor ) ? UNIT_TEST : NODE_TEST
					),
					...jestFiles( code, sources, UNIT_TEST ),
				] )
			),
			leftOut: 'tests that import no changed file',
		},
		editor: {
			...some(
				jestFiles(
					code.filter( ( path ) => ! /\.(php|scss)$/.test( path ) ),
					sources,
					EDITOR_TEST
				),
				'nothing changed that runs in the editor'
			),
			leftOut: 'tests that import no changed file',
		},
		built: product
			? { runs: true, why: `${ product } changed` }
			: { runs: false, why: NO_PRODUCT },
		php,
		e2e,
		database: decideDatabase( code, php, e2e, affected ),
		phpunit: { runs: false, why: '`php` runs the same tests' },
	};
}

function everyStage( decision: Decision ): Choice {
	return {
		lint: decision,
		types: decision,
		build: decision,
		unit: decision,
		editor: decision,
		built: decision,
		php: decision,
		e2e: decision,
		database: decision,
		phpunit: decision,
	};
}

function decideBuild(
	product: string | undefined,
	isNeeded: boolean
): Decision {
	if ( product ) {
		return { runs: true, why: `${ product } changed` };
	}
	return isNeeded
		? { runs: true, why: 'the tests below run on it' }
		: { runs: false, why: NO_PRODUCT };
}

function decidePhpTests(
	changed: readonly string[],
	sources: Sources,
	affected: Affected
): Decision {
	const everywhere = changed.find( isPartOf( SHARED_BY_ALL_PHP_TESTS ) );
	if ( everywhere ) {
		return {
			runs: true,
			why: `all, because every PHP test depends on ${ everywhere }`,
		};
	}
	const folders = new Map( affected.folders );
	addDataFolders( folders, changed );
	return testsIn( folders, PHP_TEST, sources, affected, 'PHP test' );
}

function decideSpecs(
	changed: readonly string[],
	sources: Sources,
	affected: Affected
): Decision {
	const everywhere = changed.find( isPartOf( SHARED_BY_ALL_PAGES ) );
	if ( everywhere ) {
		return {
			runs: true,
			why: `all, because every page depends on ${ everywhere }`,
		};
	}
	const folders = new Map< string, string >();
	for ( const [ path, cause ] of affected.files ) {
		if ( ! isTest( path ) ) {
			addCause( folders, ownerOf( path ), cause );
		}
	}
	addDataFolders( folders, changed );
	const decision = testsIn(
		folders,
		SPEC,
		sources,
		affected,
		'browser test'
	);
	const general = count(
		[ ...sources.keys() ],
		( path ) =>
			SPEC.test( path ) &&
			path.startsWith( 'tests/' ) &&
			! decision.files?.has( path )
	);
	return general && decision.runs
		? {
				...decision,
				leftOut: `${ decision.leftOut }, ${ general } of them in tests/e2e, which look at many blocks together`,
			}
		: decision;
}

/** Chooses tests of one type: those in affected folders and those that depend on an affected file. */
function testsIn(
	folders: ReadonlyMap< string, string >,
	type: RegExp,
	sources: Sources,
	{ files }: Affected,
	name: string
): Decision {
	const tests = [ ...sources.keys() ].filter( ( path ) => type.test( path ) );
	const chosen = new Map< string, string >();
	for ( const path of tests ) {
		const own = files.get( path );
		const [ , inherited ] =
			[ ...folders ].find( ( [ folder ] ) =>
				path.startsWith( `${ folder }/` )
			) ?? [];
		const cause = own === path ? own : ( inherited ?? own );
		if ( cause ) {
			chosen.set( path, reason( path, cause ) );
		}
	}
	const rest = tests.length - chosen.size;
	return {
		...some( chosen, `no ${ name } depends on what changed` ),
		...( rest && { leftOut: `${ rest } of ${ tests.length } files` } ),
	};
}

/** Tests read data files and PHP helpers from disk, so a change to such a file affects all tests of its folder. */
function addDataFolders(
	folders: Map< string, string >,
	changed: readonly string[]
): void {
	for ( const path of changed ) {
		if ( isTestData( path ) ) {
			const folder = path.startsWith( 'tests/' )
				? dirname( path )
				: ownerOf( path );
			addCause( folders, folder, path );
		}
	}
}

/**
 * Records why a folder was chosen. A changed file in the folder itself is the best explanation and replaces any other
 * reason.
 */
function addCause(
	folders: Map< string, string >,
	folder: string,
	cause: string
): void {
	if ( ! folders.has( folder ) || ownerOf( cause ) === folder ) {
		folders.set( folder, cause );
	}
}

/** If PHP or its tests have changed, chooses the tests to repeat on a database server. */
function decideDatabase(
	changed: readonly string[],
	php: Decision,
	e2e: Decision,
	{ folders }: Affected
): Decision {
	const isServer =
		php.runs ||
		folders.size > 0 ||
		changed.some( ( path ) => /(^|\/)tests\/e2e\//.test( path ) );
	if ( ! isServer ) {
		return { runs: false, why: 'no server code and no test of it changed' };
	}
	const whole = [ php, e2e ].find( ( { runs, files } ) => runs && ! files );
	return (
		whole ??
		some( new Map( [ ...( php.files ?? [] ), ...( e2e.files ?? [] ) ] ) )
	);
}

/**
 * Returns the changed files and all tests in their folders. Jest finds tests that import a changed file, but not tests
 * that read it from disk.
 */
function jestFiles(
	changed: readonly string[],
	sources: Sources,
	type: RegExp
): Files {
	const folders = new Set(
		changed
			.filter(
				( path ) =>
					isTestData( path ) ||
					! ( path.includes( '/tests/' ) || isTestFile( path ) )
			)
			.map( ownerOf )
	);
	const nearby = [ ...sources.keys() ]
		.filter(
			( path ) => type.test( path ) && folders.has( ownerOf( path ) )
		)
		.map( ( path ) => [ path, IN_CHANGED_FOLDER ] as const );
	const imported = changed.filter(
		( path ) =>
			/\.([cm]?[jt]sx?|json)$/.test( path ) &&
			( type.test( path ) || ! isTestFile( path ) )
	);
	return new Map( [ ...nearby, ...listed( imported ) ] );
}

/** Returns the contract tests. They read all files, so their imports do not show their dependencies. */
function contracts( sources: Sources, type: RegExp ): Files {
	return new Map(
		[ ...sources.keys() ]
			.filter(
				( path ) =>
					path.startsWith( 'tests/contracts/' ) && type.test( path )
			)
			.map( ( path ) => [ path, 'contract test' ] )
	);
}

const listed = ( paths: readonly string[], type = /./ ): Files =>
	new Map(
		paths
			.filter( ( path ) => type.test( path ) )
			.map( ( path ) => [ path, CHANGED ] )
	);

const some = ( files: Files, otherwise = 'there are none' ): Decision =>
	files.size
		? { runs: true, why: 'chosen by folder and import', files }
		: { runs: false, why: otherwise };

function reason( test: string, cause: string ): string {
	if ( test === cause ) {
		return CHANGED;
	}
	return ownerOf( cause ) === ownerOf( test )
		? IN_CHANGED_FOLDER
		: `depends on ${ cause }`;
}

const isTestFile = ( path: string ) =>
	/\.(test|spec)\.tsx?$|Test\.php$/.test( path );

const isTest = ( path: string ) => /(^|\/)tests\//.test( path );

/** Whether a file is a script or saved HTML in a block or shared module. Contract tests load all of these. */
const isInEditor = ( path: string ) =>
	/^(extensions|shared)\//.test( path ) &&
	! /\.(php|scss)$|\/tests\/e2e\//.test( path );

/** Whether a file is test data or a PHP helper, which tests use without an import. */
const isTestData = ( path: string ) =>
	isTest( path ) && ! /\.tsx?$|Test\.php$/.test( path );

/** Returns a function that matches paths, but never those of tests and their data. */
const isPartOf = ( pattern: RegExp ) => ( path: string ) =>
	pattern.test( path ) &&
	! path.includes( '/tests/' ) &&
	! isTestFile( path );

const count = < Item >(
	items: readonly Item[],
	predicate: ( item: Item ) => boolean
) => items.filter( predicate ).length;
