import { expect, type PlainVisit } from '#e2e';

/** Which posts are related to one. */
export const visit: PlainVisit[ 'visit' ] = async ( { runPhp } ) =>
	expect(
		JSON.parse(
			await runPhp(
				`$ids = array_map( static function ( $n ) {
					return wp_insert_post( array( 'post_title' => "Rye $n", 'post_status' => 'publish', 'tags_input' => array( 'rye' ) ) );
				}, range( 1, 3 ) );
				echo wp_json_encode( array_column( \\Dovetail\\Related_Posts\\Related_Posts::of( $ids[0], 6 ), 'title' ) );`
			)
		)
	).toEqual( [ 'Rye 3', 'Rye 2' ] );
