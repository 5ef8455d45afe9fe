<?php
namespace Dovetail\Payments;

use Dovetail\Bank_Transfer\Bank_Transfer;
use Dovetail\Plugin\Attributes;
use Dovetail\Plugin\Content_Source;

defined( 'ABSPATH' ) || exit;

/**
 * The currency and the bank account that the site used last. Read only from what every visitor can read, so the
 * endpoint tells nothing new, and contributors cannot change the result.
 */
final class Last_Used {
	/** Returns what the newest published posts contain. Values are empty if there is none. */
	public static function read(): array {
		$used = array(
			'currency' => '',
			'name'     => '',
			'iban'     => '',
			'account'  => '',
			'bic'      => '',
		);
		foreach ( self::blocks() as $attributes ) {
			$used['currency'] = '' === $used['currency'] ? $attributes['currency'] : $used['currency'];
			$bank             = $attributes['bankTransfer'];
			if ( Bank_Transfer::is_offered( $bank ) ) {
				return array_merge( $used, array_map( 'strval', array_intersect_key( $bank, $used ) ) );
			}
		}
		return $used;
	}

	/** @return \Generator<array> Attributes of each block with a bank account, those of the newest post first. */
	private static function blocks(): \Generator {
		$slugs = array();
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( $name, 'dovetail/' ) && isset( $type->attributes['bankTransfer'] ) ) {
				$slugs[ $name ] = substr( $name, strlen( 'dovetail/' ) );
			}
		}
		$posts = array_merge( array(), ...array_values( array_map( array( Posts_Without_Payment::class, 'posts' ), $slugs ) ) );
		usort( $posts, static fn( array $a, array $b ): int => array( $b['post_date'], (int) $b['ID'] ) <=> array( $a['post_date'], (int) $a['ID'] ) );
		foreach ( $posts as $post ) {
			if ( Content_Source::is_public_without_password( (int) $post['ID'] ) ) {
				yield from self::attributes( parse_blocks( $post['post_content'] ), $slugs );
			}
		}
	}

	/** Returns the attributes of these blocks among the blocks and their inner blocks. */
	private static function attributes( array $blocks, array $slugs ): \Generator {
		foreach ( $blocks as $block ) {
			if ( isset( $slugs[ $block['blockName'] ] ) ) {
				yield Attributes::for_block( $slugs[ $block['blockName'] ], $block['attrs'] );
			}
			yield from self::attributes( $block['innerBlocks'], $slugs );
		}
	}
}
