import { expect, php, test } from '#e2e';
import { texts } from './support';

// spec: 001-9-2
test( 'the server and the editor use the same default texts for fields', async () => {
	expect(
		await php(
			`$message = static function ( $type ) { return \\Dovetail\\Contact_Form\\Fields::consent_message( array( 'consent' => $type, 'message' => '' ) ); };
			return array( 'labels' => \\Dovetail\\Contact_Form\\Fields::labels(), 'implicitConsentMessage' => $message( 'implicit' ), 'explicitConsentMessage' => $message( 'explicit' ), 'subject' => __( 'A new message from your website', 'dovetail-blocks' ) );`
		)
	).toEqual( texts );
} );
