import { expect, MAIL_SOURCE, php, test } from '#e2e';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( startAnew );

/** Runs PHP with `$add`, which adds a subscriber. */
const run = < Value >( code: string, input: unknown = null ) =>
	php< Value >(
		`${ MAIL_SOURCE }
		$add = static fn( $name ) => \\Dovetail\\Subscriptions\\Subscribers::add( "$name@example.com", 'Yes.', 0, true );
		${ code }`,
		input
	);

test( 'the one-click unsubscribe link stays one unencoded header line with every mailer', async () => {
	for ( const mailer of [ 'mail', 'sendmail', 'smtp' ] ) {
		const { link, lines, before, after } = await run< {
			link: string;
			lines: string[];
			before: string;
			after: string;
		} >(
			`$ada  = $add( 'ada' );
			$mail = array( 'subject' => 'News', 'parts' => array( 'Text.' ), 'footer' => 'Why.' );
			wp_mail( 'not an address', 'x', 'x' );
			$before = get_class( $GLOBALS['phpmailer'] );
			$source = $source( $input, static fn() => \\Dovetail\\Subscriptions\\Mail::tell( $ada, $mail ) );
			return array(
				'link'   => \\Dovetail\\Subscriptions\\Links::unsubscribe( $ada ),
				'lines'  => $headers( $source, '~unsubscribe|^[ \\t]+=\\?~i' ),
				'before' => $before,
				'after'  => get_class( $GLOBALS['phpmailer'] ),
			);`,
			mailer
		);
		expect( lines, mailer ).toEqual( [
			`List-Unsubscribe: <${ link }>`,
			'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
		] );
		expect( link.length ).toBeGreaterThan( 63 );
		// Emails of other plugins keep their PHPMailer.
		expect( after ).toBe( before );
	}
} );

test( 'the one-click unsubscribe link of an address with other letters than ASCII is ASCII, and its domain punycode', async () => {
	expect(
		await run(
			`add_filter( 'home_url', static fn( $url, $path ) => 'https://bücher.example/блог' . $path, 10, 2 );
			$ada    = $add( 'ada' );
			$source = $source( 'mail', static fn() => \\Dovetail\\Subscriptions\\Mail::tell( $ada, array( 'subject' => 'News', 'parts' => array( 'Text.' ), 'footer' => 'Why.' ) ) );
			return array_map( static fn( $line ) => strtok( $line, '?' ), $headers( $source, '~^List-Unsubscribe:~' ) );`
		)
	).toEqual( [
		'List-Unsubscribe: <https://xn--bcher-kva.example/%D0%B1%D0%BB%D0%BE%D0%B3/',
	] );
} );

test( 'a PHPMailer class of another plugin is left in place', async () => {
	expect(
		await run(
			`wp_mail( 'not an address', 'x', 'x' );
			$GLOBALS['phpmailer'] = new class( true ) extends WP_PHPMailer {};
			$theirs = $GLOBALS['phpmailer'];
			$used   = null;
			add_action( 'phpmailer_init', static function ( $mailer ) use ( &$used ) { $used = $mailer; } );
			$source( 'mail', static fn() => \\Dovetail\\Subscriptions\\Mail::tell( $add( 'ada' ), array( 'subject' => 'News', 'parts' => array( 'Text.' ), 'footer' => 'Why.' ) ) );
			return array( $used === $theirs, $GLOBALS['phpmailer'] === $theirs );`
		)
	).toEqual( [ true, true ] );
} );

test( 'plain text that looks like an entity or a tag stays as it is in the HTML of an email', async () => {
	const { subject, message } = await run< {
		subject: string;
		message: string;
	} >(
		`$mails = array();
		add_filter( 'pre_wp_mail', static function ( $null, $mail ) use ( &$mails ) { $mails[] = $mail; return true; }, 1, 2 );
		add_filter( 'pre_option_blogname', static fn() => 'The &amp;amp; site' );
		$post = get_post( wp_insert_post( wp_slash( array(
			'post_title'   => 'How to type &amp;nbsp;',
			'post_excerpt' => 'Write &amp;lt;b&amp;gt; or &amp;#8203;.',
			'post_content' => 'Text.',
			'post_status'  => 'publish',
		) ) ) );
		\\Dovetail\\Subscriptions\\Mail::tell( $add( 'ada' ), \\Dovetail\\Subscriptions\\Mail::about( $post ) );
		wp_delete_post( $post->ID, true );
		return $mails[0];`
	);
	expect( subject ).toBe( 'How to type &nbsp;' );
	expect( message ).toContain( '<title>How to type &amp;nbsp;</title>' );
	expect( message ).toContain( '>How to type &amp;nbsp;</h1>' );
	expect( message ).toContain(
		'>Write &amp;lt;b&amp;gt; or &amp;#8203;.</p>'
	);
	expect( message ).toContain( '>The &amp;amp; site</p>' );
	expect( message ).toContain( '>Read it on The &amp;amp; site</a>' );
	expect( message ).toContain( 'subscribed to The &amp;amp; site.</p>' );
} );
