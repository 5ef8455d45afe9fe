import {
	expect,
	forgetLanguages,
	LANGUAGES,
	MAIL_SOURCE,
	php,
	test,
} from '#e2e';

test.afterAll( forgetLanguages );

test( 'no other header of an email is encoded with the mailer of PHP', async () => {
	expect(
		await php(
			`${ MAIL_SOURCE }
			$lines = array();
			foreach ( array(
				'reply'   => static fn() => \\Dovetail\\Contact_Form\\Mail::hand_over( \\Dovetail\\Contact_Form\\Reply::compose( 'ada@example.com', '' ) ),
				'entry'   => static fn() => \\Dovetail\\Contact_Form\\Mail::hand_over( \\Dovetail\\Contact_Form\\Mail::compose( array( 'form' => '', 'subject' => '', 'to' => array(), 'page' => '/', 'answers' => array( array( 'key' => 'email', 'type' => 'email', 'label' => 'Email', 'value' => str_repeat( 'a', 60 ) . '@example.com' ) ) ), 0 ) ),
			) as $name => $send ) {
				$lines[ $name ] = $headers( $source( 'mail', $send ), '~^(Auto-Submitted|X-Auto-Response-Suppress|Reply-To|List-)~' );
			}
			return $lines;`
		)
	).toEqual( {
		reply: [
			'Auto-Submitted: auto-replied',
			'X-Auto-Response-Suppress: All',
		],
		entry: [ `Reply-To: ${ 'a'.repeat( 60 ) }@example.com` ],
	} );
} );

test( 'emails of a form are in the language of the site, or of the one user or the users of one language who get them', async () => {
	expect(
		await php(
			`${ LANGUAGES }
			$send = static fn( ...$to ) => \\Dovetail\\Contact_Form\\Mail::send_test( array( 'form' => '', 'subject' => '', 'to' => $to, 'page' => '/', 'answers' => array() ), 0 );
			$send( 'owner@example.org' );
			$send( 'german@example.com' );
			$send( 'german@example.com', 'french@example.com' );
			\\Dovetail\\Contact_Form\\Mail::hand_over( \\Dovetail\\Contact_Form\\Reply::compose( 'visitor@example.com', '' ) );
			return $spoken() + array( 'after' => determine_locale() );`
		)
	).toEqual( {
		'german@example.com': 'de_DE',
		'german@example.com french@example.com': 'en_US',
		'owner@example.org': 'en_US',
		'visitor@example.com': 'en_US',
		after: 'da_DK',
	} );
} );
