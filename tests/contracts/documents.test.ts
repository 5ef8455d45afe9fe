import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { findBlocks, type BlockOnDisk } from '../../src/bundle/find-blocks';
import { findFacts } from '../../src/bundle/find-facts';
import { readmeText, servicesIn } from '../../src/bundle/readme-text';
import { findEndpoints } from '../../src/bundle/routes';
import {
	hasAttributeTable,
	withAttributeTable,
} from '../harness/attribute-table';
import { loadMocks } from '../../src/platform/mocks';

const read = ( file: string ) => readFileSync( file, 'utf8' );

describe( 'docs/dependencies.md', () => {
	const { dependencies, devDependencies } = JSON.parse(
		read( 'package.json' )
	) as Record< string, Record< string, string > >;
	const table = read( 'docs/dependencies.md' );
	/** A name such as `@wordpress/*` stands for all packages of the scope. */
	const named = [ ...table.matchAll( /`([^`]+)`/g ) ].map(
		( [ , name = '' ] ) => name
	);
	const isNamed = ( name: string ) =>
		named.includes( name ) ||
		named.includes( name.replace( /\/.*/, '/*' ) );

	it.each( Object.keys( { ...dependencies, ...devDependencies } ) )(
		'says why %s is here',
		( name ) => {
			expect( isNamed( name ) ).toBe( true );
		}
	);
} );

describe( 'the external services in readme.txt', () => {
	/** Headings in `readme.txt` for services of the plugin itself. Blocks define their own. */
	const HEADINGS: Record< string, string > = {
		analytics: 'Analytics pixel',
		checkout: 'The platform',
		hostedEditor: 'The platform',
		myPlan: 'The platform',
		plans: 'The platform',
	};
	const sections = new Map< string, string >();

	beforeAll( async () => {
		const facts = await findFacts();
		for ( const fact of facts.values() ) {
			for ( const { title, services = [] } of servicesIn( fact ) ) {
				services.forEach( ( name ) => ( HEADINGS[ name ] = title ) );
			}
		}
		const [ , list = '' ] =
			/== External services ==\n([^]+?)\n== /.exec(
				readmeText( read( 'src/plugin/readme.txt' ), facts, {
					version: '1.0.0',
					changelog: read( 'CHANGELOG.md' ),
					libraries: [],
				} )
			) ?? [];
		for ( const [ , heading = '', text = '' ] of list.matchAll(
			/^= (.+) =\n([^=]+)/gm
		) ) {
			sections.set( heading, text );
		}
	} );

	it( 'hold every service that a declaration or a mock names', async () => {
		const services = new Set(
			[
				...( await findEndpoints() ).map(
					( { endpoint } ) => endpoint.service
				),
				...( await loadMocks() ).map( ( mock ) =>
					mock.kind === 'page' ? mock.service : mock.endpoint.service
				),
			].filter( Boolean )
		);
		expect( services.size ).toBeGreaterThan( 5 );
		expect(
			[ ...services ].filter(
				( service ) => ! sections.has( HEADINGS[ service ?? '' ] ?? '' )
			)
		).toEqual( [] );
	} );

	it( 'say when each service is contacted, what it gets, and whose terms apply', () => {
		expect( sections.size ).toBeGreaterThan( 5 );
		for ( const [ heading, text ] of sections ) {
			for ( const point of [
				/^\* When: \S/m,
				/^\* What is sent: \S/m,
				/^\* (Terms and privacy: \S|\[Terms\]\(https:.+\[privacy\]\(https:)/m,
			] ) {
				expect( [ heading, text ] ).toEqual( [
					heading,
					expect.stringMatching( point ),
				] );
			}
		}
	} );
} );

describe( 'the documents', () => {
	const files = globSync( [ '*.md', 'docs/**/*.md' ] ).sort();

	it.each( files )( 'link from %s to files that exist', ( file ) => {
		const broken = Array.from(
			read( file ).matchAll( /\]\((?!https?:|mailto:|#)([^)#\s]+)/g ),
			( [ , target = '' ] ) => target
		).filter(
			( target ) => ! existsSync( join( dirname( file ), target ) )
		);
		expect( broken ).toEqual( [] );
	} );
} );

describe( 'what a reader finds beside the code', () => {
	it( 'the README of every block, or of its family, names every attribute', async () => {
		const silent = ( await findBlocks() ).flatMap(
			( { slug, folder, attributes } ) => {
				const text = read( `${ folder }/README.md` );
				return Object.keys( attributes )
					.filter( ( name ) => ! text.includes( `\`${ name }\`` ) )
					.map( ( name ) => `${ slug }: ${ name }` );
			}
		);
		expect( silent ).toEqual( [] );
	} );

	it( 'the attribute table in each README matches the schema (update with npm run fixtures)', async () => {
		const families = new Map< string, BlockOnDisk[] >();
		for ( const block of await findBlocks() ) {
			families.set( block.folder, [
				...( families.get( block.folder ) ?? [] ),
				block,
			] );
		}
		for ( const [ folder, blocks ] of families ) {
			const path = `${ folder }/README.md`;
			const table = withAttributeTable( read( path ), blocks );
			if ( process.env.UPDATE_FIXTURES === '1' ) {
				writeFileSync( path, table );
			}
			expect( [ path, read( path ) ] ).toEqual( [ path, table ] );
			expect( [ path, hasAttributeTable( table ) ] ).toEqual( [
				path,
				blocks.some(
					( { attributes } ) => Object.keys( attributes ).length
				),
			] );
		}
	} );

	it( 'every noun of shared has a README', () => {
		expect(
			globSync( 'shared/*/index.ts' ).filter(
				( door ) =>
					! existsSync( door.replace( 'index.ts', 'README.md' ) )
			)
		).toEqual( [] );
	} );
} );
