import { fillPlaceholders } from '../fill-placeholders';
import { findShowcaseSections } from '../find-showcase';
import { refreshShowcase, showcaseContent } from '../showcase';

const picture = {
	id: 7,
	url: 'http://127.0.0.1/a.webp',
	width: 800,
	height: 600,
	alt: 'Ferns',
};

describe( 'showcaseContent', () => {
	it( 'adds every section with an escaped heading', () => {
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

describe( 'findShowcaseSections', () => {
	it( 'adds a block’s second fixture only if requested', async () => {
		const [ plain, more ] = await Promise.all(
			[ false, true ].map( ( hasMore ) =>
				findShowcaseSections( '.', hasMore )
			)
		);
		expect(
			plain!.filter(
				( { content }, index ) =>
					! more![ index ]!.content.startsWith( content )
			)
		).toEqual( [] );
		expect( more ).not.toEqual( plain );
	} );
} );

describe( 'refreshShowcase', () => {
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
	const written = ( code = '' ) =>
		[ ...code.matchAll( /[A-Za-z0-9+/=]{80,}/g ) ]
			.map( ( [ text ] ) => Buffer.from( text, 'base64' ).toString() )
			.concat( code )
			.join( ' ' );
	const post = { id: 5, url: 'http://127.0.0.1/showcase/', isEdited: false };

	it( 'adds no images if no section uses one', async () => {
		const site = wordpress( post );
		await expect(
			refreshShowcase( site, [ section( 'a' ) ] )
		).resolves.toEqual( post );
		expect( site.ran ).toHaveLength( 1 );
	} );

	it( 'inserts the mock platform’s URL into a section', async () => {
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

	it( 'adds images to the library before a section uses them', async () => {
		const site = wordpress( [ picture ], post );
		await refreshShowcase( site, [ section( 'It is at {{picture:1}}.' ) ] );
		expect( site.ran ).toHaveLength( 2 );
		expect( written( site.ran[ 1 ] ) ).toContain(
			'It is at http://127.0.0.1/a.webp.'
		);
	} );
} );

describe( 'fillPlaceholders', () => {
	it( 'replaces the mock platform’s URL and host', () => {
		expect(
			fillPlaceholders(
				'{{platform}}/a at {{platform-host}}',
				[],
				'http://127.0.0.1:9001'
			)
		).toBe( 'http://127.0.0.1:9001/a at 127.0.0.1:9001' );
	} );

	it( 'replaces all placeholders of an image, but not those of unknown images', () => {
		expect(
			fillPlaceholders(
				'{{picture:1}} {{picture-id:1}} {{picture-alt:1}} {{picture-width:1}} {{picture-height:1}} {{picture:2}}',
				[ picture ],
				''
			)
		).toBe( 'http://127.0.0.1/a.webp 7 Ferns 800 600 {{picture:2}}' );
	} );
} );
