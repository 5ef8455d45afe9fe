<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * Knows who may write through a form: everybody where everybody may read it; where it is not public yet, who may read it
 * tries it out.
 */
final class Source {
	/**
	 * Whether everybody may write through a form. The page that it was drawn on counts as well as what has become of its
	 * post: what a draft or a preview asked for is not what was published.
	 *
	 * @param array $schema Of the form.
	 */
	public static function is_public( array $schema ): bool {
		return ! empty( $schema['public'] ) && \Dovetail\Plugin\Source::is_public( $schema['source'] );
	}

	/**
	 * Whether whoever asks may try out a form that is not public. What is in the trash takes no messages.
	 *
	 * @param array $schema Of the form.
	 */
	public static function may_try( array $schema ): bool {
		if ( \Dovetail\Plugin\Source::SITE === $schema['source'] ) {
			return current_user_can( 'edit_posts' );
		}
		return is_user_logged_in() && 'trash' !== get_post_status( $schema['source'] ) && current_user_can( 'read_post', $schema['source'] );
	}

	/**
	 * What a person reads as the place of a form.
	 *
	 * @param int $source A post, or the site.
	 * @return string Plain text.
	 */
	public static function title( int $source ): string {
		$post = $source ? get_post( $source ) : null;
		if ( ! $post ) {
			return $source ? __( 'A post that was deleted', 'dovetail-blocks' ) : __( 'The site: a template, a footer or a widget', 'dovetail-blocks' );
		}
		$title = trim( html_entity_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return '' === $title ? __( '(no title)', 'dovetail-blocks' ) : $title;
	}
}
