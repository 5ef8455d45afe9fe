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
	/** A name such as `@wordpress/*` means all packages of the scope. */
	const named = [ ...table.matchAll( /`([^`]+)`/g ) ].map(
		( [ , name = '' ] ) => name
	);
	const isNamed = ( name: string ) =>
		named.includes( name ) ||
		named.includes( name.replace( /\/.*/, '/*' ) );

	it.each( Object.keys( { ...dependencies, ...devDependencies } ) )(
		'explains why %s is used',
		( name ) => {
			expect( isNamed( name ) ).toBe( true );
		}
	);
} );

describe( 'the list of external services in readme.txt', () => {
	/**
	 * Headings in `readme.txt` for services that the plugin itself uses. Each block defines the headings for its own
	 * services.
	 */
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
					captions: [],
				} )
			) ?? [];
		for ( const [ , heading = '', text = '' ] of list.matchAll(
			/^= (.+) =\n([^=]+)/gm
		) ) {
			sections.set( heading, text );
		}
	} );

	it( 'contains every service that a declaration or a mock uses', async () => {
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

	it( 'states for each service when it is contacted, what is sent, and which terms apply', () => {
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

describe( 'the documentation', () => {
	/** Returns a file's text without code, because brackets in code are not links. */
	const prose = ( file: string ) =>
		read( file )
			.replace( /^```[^]*?^```/gm, '' )
			.replace( /`[^`\n]*`/g, '' );

	/** Returns the IDs of headings, as on GitHub. */
	const ids = ( file: string ) =>
		Array.from(
			read( file ).matchAll( /^#+ (.+)$/gm ),
			( [ , text = '' ] ) =>
				text
					.toLowerCase()
					.replace( /[^\p{L}\p{N} _-]/gu, '' )
					.replaceAll( ' ', '-' )
		);

	const isBroken = ( file: string, link: string ) => {
		const [ path, anchor ] = link.split( '#' );
		const target = path ? join( dirname( file ), path ) : file;
		return (
			! existsSync( target ) ||
			( !! anchor && ! ids( target ).includes( anchor ) )
		);
	};

	it( 'links only to files and headings that exist', () => {
		const links = globSync( [
			'*.md',
			'{docs,extensions,patterns,shared,src,tests}/**/*.md',
		] ).flatMap( ( file ) =>
			Array.from(
				prose( file ).matchAll( /\]\((?!https?:|mailto:)([^)\s]+)/g ),
				( [ , link = '' ] ) => ( { file, link } )
			)
		);
		expect( links.length ).toBeGreaterThan( 500 );
		expect(
			links.filter( ( { file, link } ) => isBroken( file, link ) )
		).toEqual( [] );
	} );
} );

describe( 'the documentation beside the code', () => {
	it( 'describes every attribute of a block in the README of the block or family', async () => {
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

	it( 'has attribute tables that match the schemas (update with npm run fixtures)', async () => {
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

	it( 'has a README for every shared module', () => {
		expect(
			globSync( 'shared/*/index.ts' ).filter(
				( door ) =>
					! existsSync( door.replace( 'index.ts', 'README.md' ) )
			)
		).toEqual( [] );
	} );
} );
