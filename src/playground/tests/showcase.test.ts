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
			showcaseContent(
				[
					{ title: 'Salt & <Pepper>', content: 'one' },
					{
						title: 'Pictures',
						content: ( [ first ] ) => `of ${ first?.alt }`,
					},
				],
				[ picture ]
			)
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
	/** WordPress's answers, in order, and the code that was run. */
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
	const post = { id: 5, url: 'http://127.0.0.1/showcase/', isEdited: false };

	it( 'needs no photographs when no section shows any', async () => {
		const site = wordpress( post );
		await expect(
			refreshShowcase( site, [ { title: 'A', content: 'a' } ] )
		).resolves.toEqual( post );
		expect( site.ran ).toHaveLength( 1 );
	} );

	it( 'writes the mock platform’s address where a section names it', async () => {
		const site = wordpress( post );
		await refreshShowcase(
			site,
			[ { title: 'A', content: '<a href="{{platform}}/feed">A</a>' } ],
			'http://127.0.0.1:9001'
		);
		const [ code = '' ] = site.ran;
		const written = [ ...code.matchAll( /[A-Za-z0-9+/=]{80,}/g ) ]
			.map( ( [ text ] ) => Buffer.from( text, 'base64' ).toString() )
			.concat( code )
			.join( ' ' );
		expect( written ).toContain( '127.0.0.1:9001' );
		expect( written ).not.toContain( '{{platform}}' );
	} );

	it( 'puts photographs into the library before a section shows them', async () => {
		const site = wordpress( [ picture ], post );
		const seen: unknown[] = [];
		await refreshShowcase( site, [
			{
				title: 'A',
				content: ( pictures ) => {
					seen.push( ...pictures );
					return 'a';
				},
			},
		] );
		expect( seen ).toEqual( [ picture ] );
		expect( site.ran ).toHaveLength( 2 );
	} );
} );
