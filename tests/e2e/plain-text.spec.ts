import { expect, php, test } from '#e2e';

/** Plain text in which WordPress's own cleaning finds tags and encoded bytes. */
const TEXT = '20%de, caf%C3%A9, <br> & <3, if (a<b)';

/** Calls a private function of the plugin with a text. */
const call = ( className: string, code: string, text: string ) =>
	php< unknown >(
		`return Closure::bind( static function () use ( $input ) { ${ code } }, null, 'Dovetail\\\\${ className }' )();`,
		text
	);

test.describe( 'plain text of services', () => {
	for ( const [ what, className, code ] of [
		[
			'a name from Stripe',
			'Payments\\Stripe',
			'return self::text( $input );',
		],
		[
			'a name from PayPal',
			'Simple_Payments\\Settlement',
			'return self::text( $input );',
		],
		[
			'a name in an old PayPal notification',
			'Simple_Payments\\Old_Form',
			`return self::text( $input, 'utf-8' );`,
		],
		[
			'an address from OpenStreetMap',
			'Map\\Place_Search',
			`return self::places( array( array( 'display_name' => $input, 'lat' => '1', 'lon' => '2' ) ) )[0]['address'];`,
		],
		[
			'the name of a place from OpenStreetMap',
			'Map\\Place_Search',
			`return self::places( array( array( 'display_name' => 'There', 'name' => $input, 'lat' => '1', 'lon' => '2' ) ) )[0]['title'];`,
		],
		[
			'the name of a restaurant',
			'Opentable\\Restaurant_Search',
			'return self::words( $input );',
		],
		[
			'the title of a plan',
			'Payments\\Plans',
			`return self::checked( array( 'kind' => 'plan', 'currency' => 'EUR', 'interval' => '1 month', 'amount' => 500, 'title' => $input ) )['title'];`,
		],
		[
			"the title of a platform's product",
			'Payments\\Platform_Gateway',
			`return self::read( array( 'type' => 'plan', 'currency' => 'EUR', 'interval' => '1 month', 'price' => 5, 'title' => $input ) )['title'];`,
		],
		[
			"an author's message for networks",
			'Publicize\\Choice',
			`return preg_replace( '~\\s+~', ' ', self::words( $input ) );`,
		],
		[
			'the alternative text of a shared picture',
			'Publicize\\Picture',
			`return ( new self( 1, '', array( 'type' => '', 'width' => 1, 'height' => 1 ), $input ) )->alt;`,
		],
		[
			"a platform's connection",
			'Publicize\\Platform_Accounts',
			`return self::entry( array( 'id' => '1', 'display_name' => $input ) )['display_name'];`,
		],
	] as const ) {
		test( `${ what } stays letter by letter`, async () => {
			expect( await call( className, code, TEXT ) ).toBe( TEXT );
			expect( await call( className, code, ` A\u0007\n B\t` ) ).toBe(
				'A B'
			);
		} );
	}
} );

test.describe( 'one line of plain text', () => {
	const line = ( text: unknown, most = 10, ellipsis = '' ) =>
		php< string >(
			`return Dovetail\\Plugin\\Plain_Text::line( ...$input );`,
			[ text, most, ellipsis ]
		);

	test( 'is empty for whatever is no text', async () => {
		for ( const value of [ null, 5, [ 'a' ], '', ' \n ' ] ) {
			expect( await line( value ) ).toBe( '' );
		}
	} );

	test( 'is cut by characters, with the ellipsis inside the limit', async () => {
		expect( await line( 'äöüßäöüßäö' ) ).toBe( 'äöüßäöüßäö' );
		expect( await line( 'äöüßäöüßäöü' ) ).toBe( 'äöüßäöüßäö' );
		expect( await line( 'äöüßäöüß öü', 10, '…' ) ).toBe( 'äöüßäöüß…' );
	} );

	test( 'is valid UTF-8', async () => {
		expect(
			await php(
				`return (bool) preg_match( '~^a.?b$~u', Dovetail\\Plugin\\Plain_Text::line( "a\\xC3b" ) );`
			)
		).toBe( true );
	} );
} );

test.describe( 'the text of HTML', () => {
	for ( const [ html, text ] of [
		[ 'First<br>Second<br/>third', 'First Second third' ],
		[
			'<p>One</p><p>Two</p><ul><li>three</li><li>four</li></ul>',
			'One Two three four',
		],
		[
			'<h2>Rye</h2><table><tr><td>a</td><td>b</td></tr></table>',
			'Rye a b',
		],
		[ 'un<b>believ</b>able and <code>x</code>', 'unbelievable and x' ],
		[ 'if (a&lt;b) …', 'if (a<b) …' ],
		[ 'if (a<b) …', 'if (a<b) …' ],
		[ 'I <3 rye, 1 < 2', 'I <3 rye, 1 < 2' ],
		[ 'a<b and c', 'a<b and c' ],
		[ '<a title="1>2">b</a>', 'b' ],
		[
			'550 <anna@example.org>: <b>refused</b>',
			'550 <anna@example.org>: refused',
		],
		[ '&lt;br&gt; is a tag', '<br> is a tag' ],
		[ 'a<script>alert( 1 )</script><!-- b -->c', 'ac' ],
		[ 'Fish &amp; chips, 20%de', 'Fish & chips, 20%de' ],
	] as const ) {
		test( `of “${ html }” is “${ text }”`, async () => {
			expect(
				await php(
					`return Dovetail\\Plugin\\Plain_Text::of_html( $input );`,
					html
				)
			).toBe( text );
		} );
	}

	test( 'is cut as text, after its tags are gone', async () => {
		expect(
			await php(
				`return Dovetail\\Plugin\\Plain_Text::of_html( 'if (a&lt;b) <b>then</b> more', 14, '…' );`
			)
		).toBe( 'if (a<b) then…' );
	} );
} );
