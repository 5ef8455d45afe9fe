import {
	expect,
	forgetLanguages,
	LANGUAGES,
	MAIL_SOURCE,
	php,
	test,
} from '#e2e';
import { startAnew } from './support';

test.beforeEach( startAnew );

test.afterAll( async () => {
	await startAnew();
	await forgetLanguages();
} );

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

test( 'emails are in the language of the site, and of a user in the user’s own, whoever presses the button', async () => {
	expect(
		await run(
			`${ LANGUAGES }
			update_option( 'dovetail_blocks_settings', array( 'subscriber_welcome' => true, 'subscriber_notice' => true, 'subscriber_mails' => true ) );
			$seen = array( 'button' => determine_locale() );
			foreach ( array( 'visitor', 'german', 'french', 'missing' ) as $name ) {
				$subscriber = \\Dovetail\\Subscriptions\\Subscribers::add( "$name@example.com", 'Yes.', 0, false );
				\\Dovetail\\Subscriptions\\Opt_In::ask_again( $subscriber );
				$seen['asked'] = $spoken();
			}
			$mails = array();
			foreach ( get_posts( array( 'post_type' => 'dovetail_subscriber', 'post_status' => 'dovetail-pending', 'numberposts' => -1 ) ) as $subscriber ) {
				\\Dovetail\\Subscriptions\\Subscribers::confirm( $subscriber );
				\\Dovetail\\Subscriptions\\Mail::arrived( $subscriber );
				\\Dovetail\\Subscriptions\\Mail::reassure( $subscriber );
			}
			$seen['arrived'] = $spoken();
			$mails = array();
			$post  = wp_insert_post( array( 'post_title' => 'New', 'post_content' => 'Text.', 'post_status' => 'publish' ) );
			\\Dovetail\\Subscriptions\\Post_Mails::send( $post );
			$seen['told'] = $spoken();
			$mails = array();
			\\Dovetail\\Subscriptions\\Mail_Routes::send_test( get_post( $post ) );
			$seen['test'] = $spoken();
			wp_delete_post( $post, true );
			$seen['after'] = determine_locale();
			return $seen;`
		)
	).toEqual( {
		button: 'da_DK',
		asked: {
			'french@example.com': 'fr_FR',
			'german@example.com': 'de_DE',
			'missing@example.com': 'en_US',
			'visitor@example.com': 'en_US',
		},
		arrived: expect.objectContaining( {
			'french@example.com': 'fr_FR',
			'german@example.com': 'de_DE',
			'missing@example.com': 'en_US',
			'visitor@example.com': 'en_US',
		} ),
		told: {
			'french@example.com': 'fr_FR',
			'german@example.com': 'de_DE',
			'missing@example.com': 'en_US',
			'visitor@example.com': 'en_US',
		},
		test: { 'danish@example.com': 'da_DK' },
		after: 'da_DK',
	} );
} );

test( 'the plain text of an email wraps at 76 characters of any script, and leaves long words and line breaks', async () => {
	const word = 'б'.repeat( 90 );
	const paragraphs = [
		'слово '.repeat( 40 ).trim(),
		`${ 'а'.repeat( 75 ) } в г`,
		`${ 'а'.repeat( 76 ) } в г`,
		`${ 'а'.repeat( 77 ) } в г`,
		`до ${ word } после ${ 'я '.repeat( 50 ).trim() }`,
		`${ 'a b '.repeat( 19 ).trim() }\nnext`,
		word,
	];
	const plain = await run< string >(
		`$plain = '';
		add_action( 'phpmailer_init', static function ( $mailer ) use ( &$plain ) { $plain = $mailer->AltBody; }, 99 );
		$source( 'smtp', static fn() => \\Dovetail\\Subscriptions\\Message::send( 'ada@example.com', 'News', $input ) );
		return $plain;`,
		paragraphs
	);
	const seen = plain.trim().split( '\n\n' );
	expect( seen ).toEqual( [
		[ 12, 12, 12, 4 ]
			.map( ( count ) => 'слово '.repeat( count ).trim() )
			.join( '\n' ),
		`${ 'а'.repeat( 75 ) }\nв г`,
		`${ 'а'.repeat( 76 ) }\nв г`,
		`${ 'а'.repeat( 77 ) }\nв г`,
		`до\n${ word }\nпосле ${ 'я '.repeat( 35 ).trim() }\n${ 'я '.repeat( 15 ).trim() }`,
		`${ 'a b '.repeat( 19 ).trim() }\nnext`,
		word,
	] );
} );

test( 'a link of an email works when the mail program left the ampersands escaped, however often', async () => {
	expect(
		await run(
			`$link = \\Dovetail\\Subscriptions\\Links::unsubscribe( $add( 'ada' ) );
			$read = static function ( $link ) {
				parse_str( wp_parse_url( $link, PHP_URL_QUERY ), $query );
				return \\Dovetail\\Subscriptions\\Links::read( $query )['state'];
			};
			$mails = array();
			add_filter( 'pre_wp_mail', static function ( $null, $mail ) use ( &$mails ) { $mails[] = $mail['message']; return true; }, 1, 2 );
			\\Dovetail\\Subscriptions\\Mail::reassure( $add( 'bob' ) );
			preg_match( '~href="([^"]+unsubscribe[^"]+)"~', $mails[0], $found );
			return array( $read( $link ), $read( $found[1] ), $read( str_replace( '&', '&amp;amp;', $link ) ), $read( str_replace( '&', '&bmp;', $link ) ) );`
		)
	).toEqual( [ 'ok', 'ok', 'ok', 'broken' ] );
} );

test( 'emoji of an email stay text, and those of other plugins’ emails are left to WordPress', async () => {
	const [ ours, theirs ] = await run< [ string, string ] >(
		`$mails = array();
		add_filter( 'pre_wp_mail', static function ( $null, $mail ) use ( &$mails ) { $mails[] = $mail['message']; return true; }, 1, 2 );
		\\Dovetail\\Subscriptions\\Message::send( 'ada@example.com', 'News', array( 'Bread 🍞' ) );
		wp_mail( 'ada@example.com', 'News', 'Bread 🍞', array( 'Content-Type: text/html' ) );
		return $mails;`
	);
	expect( ours ).toContain( '>Bread 🍞</p>' );
	expect( ours ).not.toContain( '<img' );
	expect( theirs ).toContain( '<img' );
} );
