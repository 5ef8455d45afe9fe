import { createPost, expect, php, platformUrl, test } from '#e2e';

test( 'a sign-up form of a draft gives Mailchimp nothing', async () => {
	const id = await createPost( {
		content:
			'<!-- wp:dovetail/mailchimp {"interests":["a1"]} --><div class="wp-block-dovetail-mailchimp"></div><!-- /wp:dovetail/mailchimp -->',
		status: 'draft',
	} );
	await php(
		`global $wpdb; $wpdb->update( $wpdb->posts, array( 'post_author' => get_user_by( 'login', 'contributor' )->ID ), array( 'ID' => $input ) ); clean_post_cache( $input );`,
		id
	);
	const send = ( login: string ) =>
		php< string >(
			`wp_set_current_user( '' === $input['login'] ? 0 : get_user_by( 'login', $input['login'] )->ID );
			$GLOBALS['post'] = get_post( $input['id'] );
			setup_postdata( $GLOBALS['post'] );
			$html = apply_filters( 'the_content', $GLOBALS['post']->post_content );
			$tag  = new WP_HTML_Tag_Processor( $html );
			$fields = array( 'dovetail_email' => 'ann@example.com', 'dovetail_leave_empty' => '' );
			while ( $tag->next_tag( 'input' ) ) {
				if ( 'hidden' === $tag->get_attribute( 'type' ) ) {
					$fields[ $tag->get_attribute( 'name' ) ] = $tag->get_attribute( 'value' );
				}
			}
			$result = \\Dovetail\\Mailchimp\\Form::kind()->take( $fields );
			return is_wp_error( $result ) ? $result->get_error_code() : $result['status'];`,
			{ id, login }
		);
	const asked = async () =>
		(
			( await (
				await fetch( `${ platformUrl() }/__platform/log` )
			).json() ) as { path: string }[]
		 ).filter( ( { path } ) => path.includes( 'mailchimp/subscribe' ) )
			.length;
	const before = await asked();
	expect( await send( 'contributor' ) ).toBe( 'mailchimp_not_public' );
	expect( await asked() ).toBe( before );
	await php( `return wp_publish_post( $input );`, id );
	expect( await send( '' ) ).not.toBe( 'mailchimp_not_public' );
} );

test( 'what the editor draws of the form is a draft’s', async ( {
	pageAs,
} ) => {
	const page = await pageAs( 'contributor' );
	const nonce = await (
		await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' )
	).text();
	const answer = await page.request.post(
		'/?rest_route=/wp/v2/block-renderer/dovetail/mailchimp',
		{
			headers: { 'X-WP-Nonce': nonce },
			data: { context: 'edit', attributes: { interests: [ 'a1' ] } },
		}
	);
	expect(
		( ( await answer.json() ) as { rendered: string } ).rendered
	).toContain( 'is_draft' );
} );
