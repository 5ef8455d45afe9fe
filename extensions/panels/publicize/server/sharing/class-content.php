<?php
namespace Dovetail\Publicize;

use Dovetail\Plugin\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** The content of a post to share, as plain text. */
final class Content {
	const MAX_SUMMARY_LENGTH = 300;

	public int $id;

	/** The author's message, or the title. */
	public string $message;

	public string $title;

	/** Summary: the beginning of the post's text. */
	public string $summary;

	public string $url;

	/** Whether the author wants a thread on networks that support threads. */
	public bool $is_thread;

	private \WP_Post $post;

	/**
	 * Reads the content of a post.
	 *
	 * @param \WP_Post    $post    A post that everyone can read.
	 * @param string|null $message Message of this share; null for the post's message.
	 */
	public function __construct( \WP_Post $post, ?string $message = null ) {
		$this->post    = $post;
		$this->id      = $post->ID;
		$this->title   = Plain_Text::of_html( $post->post_title );
		$message       = $message ?? Plain_Text::lines( get_post_meta( $post->ID, Share_Options::MESSAGE, true ) );
		$this->message = '' === $message ? $this->title : $message;
		$this->summary = Plain_Text::of_html( '' === $post->post_excerpt ? excerpt_remove_blocks( strip_shortcodes( $post->post_content ) ) : $post->post_excerpt, self::MAX_SUMMARY_LENGTH, '…' );
		$this->url     = (string) get_permalink( $post );

		$this->is_thread = (bool) get_post_meta( $post->ID, Share_Options::THREAD, true );
	}

	/**
	 * Returns the blocks of the post.
	 *
	 * @return array<int, array> Blocks, see `Thread_Tree`.
	 */
	public function blocks(): array {
		return Thread_Tree::of_content( $this->post->post_content );
	}

	/** Returns the publication date in the format that networks use. */
	public function published(): string {
		$time = '0000-00-00 00:00:00' === $this->post->post_date_gmt ? false : strtotime( $this->post->post_date_gmt . ' UTC' );
		return gmdate( 'Y-m-d\TH:i:s\Z', false === $time ? time() : $time );
	}

	/**
	 * Returns the images to attach instead of a link card; null for images that can't be sent.
	 *
	 * @return array<int, Picture|null>
	 */
	public function pictures(): array {
		return get_post_meta( $this->id, Share_Options::PICTURES, true ) ? Picture::shown( $this->post ) : array();
	}

	/**
	 * Returns the image for a link card; null if the post has no suitable image.
	 *
	 * @param int $bytes Maximum size of the image.
	 */
	public function card_picture( int $bytes ): ?Picture {
		return Picture::of_card( $this->post, $bytes );
	}

	/**
	 * Returns language and region, such as `pt-PT`. Drops WordPress's own variants, such as `_formal`, which are not
	 * valid in language tags.
	 */
	public function language(): string {
		return 1 === preg_match( '~^[a-z]{2,3}(-[A-Z]{2})?~', get_bloginfo( 'language' ), $found ) ? $found[0] : 'en';
	}
}
