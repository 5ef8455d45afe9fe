<?php
namespace Dovetail\Plugin;

defined( 'ABSPATH' ) || exit;

/** Registry of this site's mailing lists, so that forms can add addresses to lists of other extensions. */
final class Mailing_Lists {
	/** Name of the filter by which lists are offered. */
	const FILTER = 'dovetail_blocks_mailing_lists';

	/** @return array<string, array{label: string, add: callable}> The lists that take addresses now, by id; see the filter. */
	public static function all(): array {
		/**
		 * Filters the available mailing lists. A list is left out while it cannot accept addresses: its service is not
		 * connected, or its plugin is inactive.
		 *
		 * @param array<string, array{label: string, add: callable}> $lists By an id of small letters, digits and hyphens,
		 *     which forms keep: what authors choose it by, and what takes a person: an array of `email`, a valid address; `name`, which may be
		 *     empty; `consent`, the sentence that was agreed to, plain text; `post`, on which, 0 for none; `key`, the same at
		 *     every try. It returns a WP_Error with a sentence where that failed: it is tried again, unless its data say
		 *     `permanent`. Anything else means that the person is on the list, or has been asked.
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
	 * Adds a person who has consented to a list.
	 *
	 * @return true|\WP_Error
	 */
	public static function add( string $id, array $person ) {
		$list = self::all()[ $id ] ?? null;
		if ( ! $list ) {
			return new \WP_Error( 'mailing_list_gone', __( 'The list can’t take addresses at the moment.', 'dovetail-blocks' ) );
		}
		$answer = call_user_func( $list['add'], $person );
		return is_wp_error( $answer ) ? $answer : true;
	}
}
