import { expect, MAIL_SOURCE, php, test } from '#e2e';

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
