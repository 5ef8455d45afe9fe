import { expect, php, test } from '#e2e';

const draw = ( html: string, words = 'Book at OpenTable' ) =>
	php(
		`return \\Dovetail\\Embed\\Embed::draw( 'opentable', $input[0], null, $input[1] );`,
		[ html, words ]
	);
const link = ( href: string, text: string ) =>
	`<div class="wp-block-dovetail-opentable"><p><a href="${ href }">${ text }</a></p></div>`;
const PAGE = 'https://www.opentable.com/restref/client/?rid=7&amp;rid=8';

test( 'a link whose text is its address gets words', async () => {
	for ( const text of [
		'opentable.com/restref/client/?rid=7&amp;rid=8',
		'opentable.com/restref/client',
		PAGE,
	] ) {
		expect( await draw( link( PAGE, text ) ) ).toBe(
			link( PAGE, 'Book at OpenTable' )
		);
	}
	expect( await draw( link( PAGE, PAGE ), 'Fish & <b>' ) ).toBe(
		link( PAGE, 'Fish &amp; &lt;b&gt;' )
	);
} );

test( 'words that an author has written, and another link, stay', async () => {
	for ( const text of [
		'Trattoria Bellini',
		'opentable',
		'bellini.example',
		'<em>opentable.com</em>',
	] ) {
		expect( await draw( link( PAGE, text ) ) ).toBe( link( PAGE, text ) );
	}
	expect( await draw( link( PAGE, PAGE ), '' ) ).toBe( link( PAGE, PAGE ) );
	const long = link( `https://x.example/${ 'a'.repeat( 300_000 ) }`, 'x.' );
	expect( ( await draw( long ) ) === long ).toBe( true );
} );

test( 'each frame is told from the others by its address', async () => {
	const html = await php(
		`return \\Dovetail\\Embed\\Embed::draw( 'opentable', $input, array( 'src' => 'https://a.example/', 'height' => 1 ), 'Book' );`,
		link( PAGE, PAGE )
	);
	expect( html ).toContain(
		'"title":"opentable.com/restref/client/?rid=7\\u0026rid=8"'
	);
} );
