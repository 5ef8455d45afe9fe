<?php
namespace Dovetail\Related_Posts\Tests;

use Dovetail\Related_Posts\Related_Posts;

/** Creates a post and other posts in the same category, and counts the database queries of the search. */
trait Category_Posts {

	/** @var int */
	private $category;

	/** @var int */
	private $post;

	/** @var int Number of queries for posts with the same terms. */
	private $asked = 0;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/taxonomy.php';
		$this->category = wp_insert_term( 'Shelf', 'category' )['term_id'];
		$this->post     = $this->add_post( 'Jar 0' );
		add_filter(
			'query',
			function ( $query ) {
				$this->asked += false !== strpos( $query, 'ORDER BY object_id DESC' ) ? 1 : 0;
				return $query;
			}
		);
	}

	private function add_post( string $title, array $fields = array() ): int {
		return $this->create_post(
			$fields + array(
				'post_title'    => $title,
				'post_content'  => 'Text.',
				'post_category' => array( $this->category ),
			)
		);
	}

	/** @return string[] Titles of the related posts. */
	private function titles(): array {
		return wp_list_pluck( Related_Posts::of( $this->post, 6 ), 'title' );
	}
}
