import { expect, php, type PlainVisit } from '#e2e';

/** Returns the posts that are related to a post. */
export const visit: PlainVisit[ 'visit' ] = async ( { runPhp } ) =>
	expect(
		JSON.parse(
			await runPhp(
				`$ids = array_map( static function ( $n ) {
					return wp_insert_post( array( 'post_title' => "Oat $n", 'post_status' => 'publish', 'tags_input' => array( 'oats' ) ) );
				}, range( 1, 3 ) );
				echo wp_json_encode( array_column( \\Dovetail\\Related_Posts\\Related_Posts::of( $ids[0], 6 ), 'title' ) );`
			)
		)
	).toEqual( [ 'Oat 3', 'Oat 2' ] );

/** Adds posts to the default category, which every post has. */
export const prepare: PlainVisit[ 'prepare' ] = async () => {
	const ids = await php< number[] >(
		`return array_map( static fn( $n ) => wp_insert_post( array( 'post_title' => "Everything about rye $n", 'post_status' => 'publish', 'post_content' => 'Rye.' ) ), range( 1, 3 ) );`
	);
	return () =>
		php(
			`return array_map( 'wp_delete_post', $input, array( true, true, true ) );`,
			ids
		);
};
