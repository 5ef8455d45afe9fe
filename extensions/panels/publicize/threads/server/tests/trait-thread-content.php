<?php
namespace Dovetail\Publicize\Tests;

use Dovetail\Publicize\Thread;
use Dovetail\Publicize\Thread_Length_Counter;
use Dovetail\Publicize\Thread_Tree;

/** Creates blocks, and reads the thread made from them. */
trait Thread_Content {

	/** Returns the length counter for a network's short name. */
	protected static function measure( string $name ): Thread_Length_Counter {
		switch ( $name ) {
			case 'mastodon':
				return Thread_Length_Counter::mastodon( 500, 23 );
			case 'bluesky':
				return Thread_Length_Counter::bluesky();
			case 'small':
				return Thread_Length_Counter::mastodon( 60, 23 );
			default:
				return Thread_Length_Counter::twitter();
		}
	}

	/**
	 * @return array{posts: array, warnings: array<string, string[]>} Posts made from the content, and warnings about
	 *        omitted content.
	 */
	protected static function thread_of( string $content, string $measure = 'twitter' ): array {
		return Thread::of( Thread_Tree::of_content( $content ), self::measure( $measure ) );
	}

	/** @return string[] Texts of the posts made from the content. */
	protected static function texts_of( string $content, string $measure = 'twitter' ): array {
		return array_column( self::thread_of( $content, $measure )['posts'], 'text' );
	}

	protected static function paragraph( string $html ): string {
		return "<!-- wp:paragraph --><p>$html</p><!-- /wp:paragraph -->";
	}

	protected static function heading( string $text ): string {
		return "<!-- wp:heading --><h2 class=\"wp-block-heading\">$text</h2><!-- /wp:heading -->";
	}

	/** Returns an image from another site. */
	protected static function image( string $name, string $alt = '' ): string {
		return "<!-- wp:image --><figure class=\"wp-block-image\"><img src=\"https://bakery.example/$name\" alt=\"$alt\"/></figure><!-- /wp:image -->";
	}

	protected static function gallery( int $count ): string {
		$images = $count ? array_map( static fn( $index ) => self::image( "$index.jpg" ), range( 0, $count - 1 ) ) : array();
		return '<!-- wp:gallery --><figure class="wp-block-gallery">' . implode( '', $images ) . '</figure><!-- /wp:gallery -->';
	}

	protected static function video(): string {
		return '<!-- wp:video --><figure class="wp-block-video"><video src="https://bakery.example/oven.mp4"></video></figure><!-- /wp:video -->';
	}

	protected static function separator(): string {
		return '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->';
	}

	protected static function items( string $items, string $attributes = '' ): string {
		return "<!-- wp:list $attributes--><ul class=\"wp-block-list\">$items</ul><!-- /wp:list -->";
	}

	protected static function item( string $html ): string {
		return "<!-- wp:list-item --><li>$html</li><!-- /wp:list-item -->";
	}

	protected static function quote( string $inner, string $source = '' ): string {
		$cite = '' === $source ? '' : "<cite>$source</cite>";
		return "<!-- wp:quote --><blockquote class=\"wp-block-quote\">$inner$cite</blockquote><!-- /wp:quote -->";
	}

	protected static function group( string $inner ): string {
		return "<!-- wp:group --><div class=\"wp-block-group\">$inner</div><!-- /wp:group -->";
	}

	protected static function embed( string $url ): string {
		return "<!-- wp:embed {\"url\":\"$url\"} --><figure class=\"wp-block-embed\"><div class=\"wp-block-embed__wrapper\">$url</div></figure><!-- /wp:embed -->";
	}

	protected static function table(): string {
		return '<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table></figure><!-- /wp:table -->';
	}
}
