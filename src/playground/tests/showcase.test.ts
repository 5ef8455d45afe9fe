import { fillPlaceholders } from '../fill-placeholders';
import { refreshShowcase, showcaseContent } from '../showcase';

const picture = {
	id: 7,
	url: 'http://127.0.0.1/a.webp',
	width: 800,
	height: 600,
	alt: 'Ferns',
};

describe( 'showcaseContent', () => {
	it( 'puts every section under its heading, whose text is escaped', () => {
		expect(
			showcaseContent( [
				{ title: 'Salt & <Pepper>', content: 'one' },
				{ title: 'Pictures', content: 'of Ferns' },
			] )
		).toBe(
			`<!-- wp:heading -->
<h2 class="wp-block-heading">Salt &amp; &lt;Pepper&gt;</h2>
<!-- /wp:heading -->

one

<!-- wp:heading -->
<h2 class="wp-block-heading">Pictures</h2>
<!-- /wp:heading -->

of Ferns`
		);
	} );
} );

describe( 'refreshShowcase', () => {
	/** Returns the given responses of WordPress in order, and records the code that was run. */
	function wordpress( ...answers: unknown[] ) {
		const ran: string[] = [];
		return {
			ran,
			runPhp: async ( code: string ) => {
				ran.push( code );
				return JSON.stringify( answers.shift() );
			},
		};
	}
	const section = ( content: string ) => ( {
		slug: 'a',
		title: 'A',
		content,
	} );
	/** Returns the arguments passed to a script. */
	const written = ( code = '' ) =>
		[ ...code.matchAll( /[A-Za-z0-9+/=]{80,}/g ) ]
			.map( ( [ text ] ) => Buffer.from( text, 'base64' ).toString() )
			.concat( code )
			.join( ' ' );
	const post = { id: 5, url: 'http://127.0.0.1/showcase/', isEdited: false };

	it( 'needs no photographs when no section shows any', async () => {
		const site = wordpress( post );
		await expect(
			refreshShowcase( site, [ section( 'a' ) ] )
		).resolves.toEqual( post );
		expect( site.ran ).toHaveLength( 1 );
	} );

	it( 'writes the mock platform’s address where a section names it', async () => {
		const site = wordpress( post );
		await refreshShowcase(
			site,
			[ section( '<a href="{{platform}}/feed">A</a>' ) ],
			'http://127.0.0.1:9001'
		);
		const content = written( site.ran[ 0 ] );
		expect( content ).toContain( '127.0.0.1:9001' );
		expect( content ).not.toContain( '{{platform}}' );
	} );

	it( 'puts photographs into the library before a section shows them', async () => {
		const site = wordpress( [ picture ], post );
		await refreshShowcase( site, [ section( 'It is at {{picture:1}}.' ) ] );
		expect( site.ran ).toHaveLength( 2 );
		expect( written( site.ran[ 1 ] ) ).toContain(
			'It is at http://127.0.0.1/a.webp.'
		);
	} );
} );

describe( 'fillPlaceholders', () => {
	it( 'tells all of a photograph, and leaves alone what there is none for', () => {
		expect(
			fillPlaceholders(
				'{{picture:1}} {{picture-id:1}} {{picture-alt:1}} {{picture-width:1}} {{picture-height:1}} {{picture:2}}',
				[ picture ],
				''
			)
		).toBe( 'http://127.0.0.1/a.webp 7 Ferns 800 600 {{picture:2}}' );
	} );
} );
