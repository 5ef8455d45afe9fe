import { readFileSync } from 'node:fs';
import { expect, php, test } from '#e2e';
import { texts } from './support';

const addresses: { value: unknown; times?: number; valid: boolean }[] =
	JSON.parse(
		readFileSync( 'shared/validation/tests/email.cases.json', 'utf8' )
	);

// spec: 001-9-2
test( 'the server has the default texts and judges addresses as the editor does', async () => {
	expect(
		await php(
			`$message = static function ( $type ) { return \\Dovetail\\Contact_Form\\Fields::consent_message( array( 'consent' => $type, 'message' => '' ) ); };
			return array( 'labels' => \\Dovetail\\Contact_Form\\Kinds::labels(), 'implicitConsentMessage' => $message( 'implicit' ), 'explicitConsentMessage' => $message( 'explicit' ), 'subject' => __( 'A new message from your website', 'dovetail-blocks' ) );`
		)
	).toEqual( texts );
	expect(
		await php(
			`return array_map( static function ( $case ) { return \\Dovetail\\Validation\\Email::is_valid( isset( $case['times'] ) ? str_repeat( $case['value'], $case['times'] ) : $case['value'] ); }, $input );`,
			addresses
		)
	).toEqual( addresses.map( ( { valid } ) => valid ) );
} );

test( 'a consent is never ticked before the visitor ticks it, whatever its post says', async () => {
	expect(
		await php(
			`return array_map( static fn( $type ) => \\Dovetail\\Contact_Form\\Fields::read( $type, array( 'consentType' => 'explicit', 'defaultValue' => 'true' ) )['default'], array( 'consent', 'checkbox' ) );`
		)
	).toEqual( [ '', 'true' ] );
} );
