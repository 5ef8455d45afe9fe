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

test( 'the server removes the invisible characters that the visitor’s script removes', async () => {
	const cases: { value: string; visible: string }[] = JSON.parse(
		readFileSync( 'shared/validation/tests/invisible.cases.json', 'utf8' )
	);
	expect(
		await php(
			`return array_map( array( '\\Dovetail\\Validation\\Invisible', 'remove' ), $input );`,
			cases.map( ( { value } ) => value )
		)
	).toEqual( cases.map( ( { visible } ) => visible ) );
	expect(
		await php(
			`$schema = \\Dovetail\\Contact_Form\\Schema::of( array( 'to' => $input, 'customThankyouRedirect' => "\\u{202a}https://example.org/\\u{202c}" ), array(), 0, true );
			return array( $schema['to'], $schema['redirect'], \\Dovetail\\Connections\\Connections::clean_key( " ab\\u{200b}c\\u{202c}\\n" ) );`,
			'\u202aann@exam\u200bple.com\u202c, bob@example.com'
		)
	).toEqual( [
		[ 'ann@example.com', 'bob@example.com' ],
		'https://example.org/',
		'abc',
	] );
} );

test( 'a consent is never ticked before the visitor ticks it, whatever its post says', async () => {
	expect(
		await php(
			`return array_map( static fn( $type ) => \\Dovetail\\Contact_Form\\Fields::read( $type, array( 'consentType' => 'explicit', 'defaultValue' => 'true' ) )['default'], array( 'consent', 'checkbox' ) );`
		)
	).toEqual( [ '', 'true' ] );
} );
