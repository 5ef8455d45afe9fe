import { createPost, expect, php, siteUrl, test } from '#e2e';

const setting = `\\Dovetail\\Connections\\Connections::option_name( 'newsletter' )`;

/** Chooses a provider that this site contacts itself, as the settings page does. */
const chooseMailerLite = () =>
	php(
		`update_option( 'e2e_no_newsletter', 1 ); delete_option( ${ setting } ); update_option( ${ setting }, array( 'provider' => 'mailerlite', 'key' => 'good-key' ) ); return 1;`
	);

test.afterEach( () =>
	php(
		`delete_option( 'e2e_no_newsletter' ); delete_option( ${ setting } ); delete_option( 'dovetail_blocks_connection_state_newsletter' ); \\Dovetail\\Connections\\Connection_Store::store_defaults(); return 1;`
	)
);

test.describe( 'a newsletter form that was loaded into another page', () => {
	const send = async ( signature: string ) => {
		const other = await createPost( { content: 'Rye.' } );
		const answer = await fetch( `${ siteUrl() }/?p=${ other }`, {
			method: 'POST',
			body: new URLSearchParams( {
				dovetail_newsletter: '1',
				dovetail_email: 'ann@example',
				dovetail_first_name: 'Ann "A" & <co>',
				dovetail_last_name: '',
				dovetail_settings: '{}',
				dovetail_signature: signature,
			} ),
		} );
		return answer.text();
	};

	test( 'shows all submitted values in editable fields again', async () => {
		await chooseMailerLite();
		const html = await send(
			await php(
				`return \\Dovetail\\Newsletter\\Form::kind()->sign( array( 'dovetail_settings' => '{}' ) );`
			)
		);
		expect( html ).toMatch(
			/<label [^>]*>First name<\/label><input [^>]*type="text" name="dovetail_first_name"[^>]* value="Ann &quot;A&quot; &amp; &lt;co&gt;"/
		);
		expect( html ).toMatch(
			/name="dovetail_email"[^>]* value="ann@example"/
		);
		expect( html.match( /type="hidden" name="\w+"/g ) ).toEqual( [
			'type="hidden" name="dovetail_newsletter"',
			'type="hidden" name="dovetail_settings"',
			'type="hidden" name="dovetail_signature"',
		] );
		expect( html ).not.toContain( 'Last name' );
	} );

	test( 'shows all submitted values as text if the signature is missing', async () => {
		await chooseMailerLite();
		const html = await send( 'x' );
		expect( html ).toContain(
			'<p dir="auto">ann@example</p><p dir="auto">Ann &quot;A&quot; &amp; &lt;co&gt;</p>'
		);
		expect( html ).not.toContain( '<form' );
	} );
} );
