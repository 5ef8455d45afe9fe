<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Registry of this site's mailing lists, so that forms can add addresses to lists of other extensions. */
final class Mailing_Lists {
	const FILTER = 'dovetail_blocks_mailing_lists';

	/** @return array<string, array{label: string, add: callable}> Lists that accept addresses now, by ID; see the filter. */
	public static function all(): array {
		/**
		 * Filters the mailing lists to which contact forms can add visitors. Leave out lists that cannot accept
		 * addresses at the moment.
		 *
		 * @param array<string, array{label: string, add: callable}> $lists Lists by ID (lowercase letters, digits and
		 *        hyphens), which forms save: `label`, the name that authors see, and `add`, which adds a person. `add`
		 *        gets an array: `email`, a valid address; `name`, possibly empty; `consent`, the sentence that the
		 *        visitor agreed to, plain text; `post`, the post ID or 0; `key`, the same on every retry. It returns a
		 *        `WP_Error` with a message if that failed, and is called again unless the error's data has `permanent`.
		 *        Any other value means that the person was added or asked to confirm.
		 */
		$lists = apply_filters( self::FILTER, array() );
		return array_filter(
			is_array( $lists ) ? $lists : array(),
			static function ( $list ): bool {
				return is_array( $list ) && isset( $list['label'], $list['add'] ) && is_string( $list['label'] ) && is_callable( $list['add'] );
			}
		);
	}

	/**
	 * Adds a person to a mailing list. The person must have given consent.
	 *
	 * @return true|\WP_Error
	 */
	public static function add( string $id, array $person ) {
		$list = self::all()[ $id ] ?? null;
		if ( ! $list ) {
			return new \WP_Error( 'mailing_list_gone', __( 'This list can’t accept addresses right now.', 'dovetail-blocks' ) );
		}
		$answer = call_user_func( $list['add'], $person );
		return is_wp_error( $answer ) ? $answer : true;
	}
}
