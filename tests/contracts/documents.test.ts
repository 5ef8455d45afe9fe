import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { findBlocks } from '../../src/bundle/find-blocks';
import { findEndpoints } from '../../src/bundle/routes';
import { loadMocks } from '../../src/platform/load-mocks';

const read = ( file: string ) => readFileSync( file, 'utf8' );

describe( 'the README', () => {
	const { dependencies, devDependencies } = JSON.parse(
		read( 'package.json' )
	) as Record< string, Record< string, string > >;
	const [ , table = '' ] = read( 'README.md' ).split(
		'## Why each dependency is here'
	);
	/** `@wordpress/*` and the like stand for all of their scope. */
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
	/** Under which heading a site’s owner reads about each service that a browser asks. */
	const HEADINGS: Record< string, string > = {
		analytics: 'Analytics pixel',
		checkout: 'The platform',
		geolocation: 'Geolocation',
		'gif-player': 'GIFs: GIPHY',
		gifs: 'GIFs: GIPHY',
		hostedEditor: 'The platform',
		maps: 'Maps: Mapbox',
		myPlan: 'The platform',
		newsletter: 'Newsletter provider',
		plans: 'The platform',
	};
	const [ , list = '' ] =
		/== External services ==\n([^]+?)\n== /.exec(
			read( 'src/plugin/readme.txt' )
		) ?? [];
	const sections = new Map(
		[ ...list.matchAll( /^= (.+) =\n([^=]+)/gm ) ].map(
			( [ , heading = '', text = '' ] ) => [ heading, text ]
		)
	);

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

	it.each( [ ...sections ] )(
		'say of %s when it is asked, what it is told, and whose terms hold',
		( _, text ) => {
			for ( const point of [
				/^\* When: \S/m,
				/^\* What is sent: \S/m,
			] ) {
				expect( text ).toMatch( point );
			}
			expect( text ).toMatch(
				/^\* (Terms and privacy: \S|\[Terms\]\(https:.+\[privacy\]\(https:)/m
			);
		}
	);
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

	it( 'every noun of shared has a README', () => {
		expect(
			globSync( 'shared/*/index.ts' ).filter(
				( door ) =>
					! existsSync( door.replace( 'index.ts', 'README.md' ) )
			)
		).toEqual( [] );
	} );
} );
