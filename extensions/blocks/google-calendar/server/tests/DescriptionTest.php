<?php
namespace Dovetail\Google_Calendar\Tests;

use Dovetail\Google_Calendar\Agenda;
use Dovetail\Google_Calendar\Description;
use Dovetail\Google_Calendar\Event_File;
use Dovetail\Google_Calendar\Events;
use Dovetail\Google_Calendar\Ics;

require_once __DIR__ . '/class-ics-test-case.php';

/** Tests the descriptions of events in the list and in event files. */
final class DescriptionTest extends Ics_Test_Case {

	const LONG = 'Bring a coat, a torch and a friend. We meet at the old crane, walk along the quays to the lighthouse, and are back at nine. Dogs are welcome, bicycles are not.';

	/** @dataProvider texts */
	public function test_a_description_is_read_as_plain_text( string $description, string $text ): void {
		$this->assertSame( $text, self::event_with( $description )['description'] );
	}

	public static function texts(): array {
		return array(
			'plain text'                          => array( 'Hot soup\\, and more.\\nBring a cup.', "Hot soup, and more.\nBring a cup." ),
			'comparisons'                         => array( 'We <3 boats: 5 < 6 & 7 > 4', 'We <3 boats: 5 < 6 & 7 > 4' ),
			'HTML of Google'                      => array( '<p>Ships &amp\\; <b>boats</b></p><ul><li>One</li><li>Two</li></ul>Bye<br/>Anna', "Ships & boats\nOne\nTwo\n\nBye\nAnna" ),
			'a link with words'                   => array( '<a href="https://a.example/?b=1&amp\\;c=2" target="_blank">Sign up</a> today', 'Sign up (https://a.example/?b=1&c=2) today' ),
			'a link that is its own URL'          => array( '<a href="https://a.example/">https://a.example/</a>', 'https://a.example/' ),
			'an email address with words'         => array( '<a class="x" href="mailto:info@a.example?subject=Hi" target="_blank">Write to us</a> today', 'Write to us (info@a.example) today' ),
			'an email address with a link'        => array( '<a href="mailto:info@a.example">info@a.example</a>', 'info@a.example' ),
			'a link that runs a script'           => array( '<a href="javascript:alert(1)">Sign up</a>', 'Sign up' ),
			'addresses in angle brackets'         => array( 'Join<https://teams.example/l/1?a=b> <info@example.org> <mailto:a@b.example>', 'Join<https://teams.example/l/1?a=b> <info@example.org> <mailto:a@b.example>' ),
			'tags of Outlook and Google'          => array( '<p class="x">One<o:p></o:p></p><html-blob><hr /></html-blob><img src="a.png"/>Two', "One\nTwo" ),
			'a script'                            => array( 'One<script>alert(1)</script><style>p{}</style> two', 'One two' ),
			'blank lines'                         => array( 'One\\n\\n \\n\\nTwo\\n', "One\n\nTwo" ),
			'escaped tags'                        => array( '&lt\\;b&gt\\;', '<b>' ),
			'a text that is only HTML'            => array( '<br><p></p>', '' ),
		);
	}

	public function test_a_description_that_is_cut_inside_a_tag_ends_before_the_tag(): void {
		$this->assertSame( 'One…', self::event_with( 'One<a href="https://a.example/' . str_repeat( 'x', 12000 ) . '">' )['description'] );
		// Each length cuts the tags at another character.
		for ( $length = 1; $length <= strlen( '<b></b>' ); $length++ ) {
			$text = str_repeat( 'x', $length );
			$this->assertSame( "{$text}…", self::event_with( $text . str_repeat( '<b></b>', 2000 ) )['description'] );
		}
	}

	public function test_a_long_description_keeps_its_link_at_the_end(): void {
		$text = str_repeat( 'Bring a coat. ', 138 ) . 'https://a.example/book';
		$this->assertSame( $text, self::event_with( $text )['description'] );
		$this->assertSame( $text, self::event_with( str_replace( 'coat', '<span style="color: #000000">coat</span>', $text ) )['description'] );
	}

	/** @dataProvider cuts */
	public function test_a_description_that_is_too_long_is_cut_between_words( string $description, string $text ): void {
		$this->assertSame( $text, self::event_with( $description )['description'] );
	}

	public static function cuts(): array {
		$start = str_repeat( 'x', 1989 );
		return array(
			'in a word'                      => array( "$start one twothree", "$start one…" ),
			'after a word'                   => array( "x$start abcd one two", "x$start abcd one…" ),
			'before a line'                  => array( "$start one\\ntwothree", "$start one…" ),
			'in a text without spaces'       => array( str_repeat( '港', 3000 ), str_repeat( '港', 1999 ) . '…' ),
			'long after the last space'      => array( 'One ' . str_repeat( '港', 3000 ), 'One ' . str_repeat( '港', 1995 ) . '…' ),
		);
	}

	public function test_a_calendar_with_full_descriptions_keeps_all_of_them(): void {
		$this->assertSame( 2000 * 60, self::description_bytes( str_repeat( 'x', 2000 ), 60 ) );
		$this->assertSame( 3 * 2000 * 60, self::description_bytes( str_repeat( '港', 2000 ), 60 ) );
	}

	public function test_all_descriptions_of_a_calendar_are_limited_in_bytes(): void {
		$bytes = self::description_bytes( str_repeat( '𝕏', 2000 ), 130 );
		$this->assertGreaterThan( 250000, $bytes );
		$this->assertLessThanOrEqual( Events::MAX_DESCRIPTION_BYTES, $bytes );
	}

	public function test_a_complete_description_keeps_an_angle_bracket_before_an_ellipsis(): void {
		$this->assertSame( 'One <two and more…', self::event_with( 'One <two and more…' )['description'] );
	}

	/** @dataProvider entries */
	public function test_an_entry_shows_the_description_escaped( string $description, string $html ): void {
		$this->assertStringEndsWith( $html, Agenda::item( self::event_with( $description ), '' ) );
	}

	public static function entries(): array {
		$short = static fn( string $html ): string => "</p><p class=\"wp-block-dovetail-google-calendar__description\">$html</p>";
		return array(
			'none'                       => array( '', '</time></p>' ),
			'lines'                      => array( 'One\\nTwo', $short( "One<br />\nTwo" ) ),
			'HTML that was escaped'      => array( '&lt\\;img src=x onerror=alert(1)&gt\\;', $short( '&lt;img src=x onerror=alert(1)&gt;' ) ),
			'a shortcode'                => array( '[gallery] https://a.example/[audio]', $short( '&#091;gallery] <a href="https://a.example/" rel="nofollow">https://a.example/</a>&#091;audio]' ) ),
			'a URL at the end'           => array( 'See (http://a.example/b?c=1&d=2).', $short( 'See (<a href="http://a.example/b?c=1&#038;d=2" rel="nofollow">http://a.example/b?c=1&amp;d=2</a>).' ) ),
			'a URL in angle brackets'    => array( 'Join<https://a.example/b>', $short( 'Join&lt;<a href="https://a.example/b" rel="nofollow">https://a.example/b</a>&gt;' ) ),
			'a URL with parentheses'     => array( 'See (https://a.example/b_(c)).', $short( 'See (<a href="https://a.example/b_(c)" rel="nofollow">https://a.example/b_(c)</a>).' ) ),
			'an open parenthesis'        => array( 'https://a.example/b(c d)', $short( '<a href="https://a.example/b" rel="nofollow">https://a.example/b</a>(c d)' ) ),
			'a URL that was cut'         => array( 'https://a.example/b… https://a.example/b_(c…', $short( 'https://a.example/b… https://a.example/b_(c…' ) ),
			'a cut after a URL'          => array( 'https://a.example/b and…', $short( '<a href="https://a.example/b" rel="nofollow">https://a.example/b</a> and…' ) ),
			'a URL with an attribute'    => array( 'https://a.example/"onclick="alert(1)', $short( '<a href="https://a.example/" rel="nofollow">https://a.example/</a>&quot;onclick=&quot;alert(1)' ) ),
			'an email address'           => array( 'Write to a.b+c@d-e.example. Or (f@g.example)', $short( 'Write to <a href="mailto:a.b+c@d-e.example">a.b+c@d-e.example</a>. Or (<a href="mailto:f@g.example">f@g.example</a>)' ) ),
			'a mail URL in brackets'     => array( '<mailto:a@b.example>', $short( '&lt;mailto:<a href="mailto:a@b.example">a@b.example</a>&gt;' ) ),
			'an email address in a URL'  => array( 'https://a@b.example/c@d.example https://a.example/c@d.example…', $short( '<a href="https://a@b.example/c@d.example" rel="nofollow">https://a@b.example/c@d.example</a> https://a.example/c@d.example…' ) ),
			'a cut email address'        => array( 'a@b.example… or a@b.exam', $short( 'a@b.example… or <a href="mailto:a@b.exam">a@b.exam</a>' ) ),
			'no email addresses'         => array( '@a.example a@b müller@a.example a@b.exämple a@b.example.ä a@b@c.example a@-b.example', $short( '@a.example a@b müller@a.example a@b.exämple a@b.example.ä a@b@c.example a@-b.example' ) ),
			'an email with an attribute' => array( 'a@b.example"onclick="alert(1)', $short( '<a href="mailto:a@b.example">a@b.example</a>&quot;onclick=&quot;alert(1)' ) ),
			'an email with a query'      => array( 'a@b.example?bcc=c@d.example', $short( '<a href="mailto:a@b.example">a@b.example</a>?bcc=c@d.example' ) ),
			'other schemes'              => array( 'javascript:alert(1) data:text/html,x', $short( 'javascript:alert(1) data:text/html,x' ) ),
			'a long text'                => array( self::LONG, '<details class="wp-block-dovetail-google-calendar__description"><summary aria-label="Details: Event">Details</summary><p>' . self::LONG . '</p></details>' ),
			'many lines'                 => array( 'a\\nb\\nc\\nd', "<summary aria-label=\"Details: Event\">Details</summary><p>a<br />\nb<br />\nc<br />\nd</p></details>" ),
		);
	}

	/** @dataProvider hostile_descriptions */
	public function test_a_hostile_description_is_limited_in_bytes( string $description ): void {
		$event = self::event_with( $description );
		$item  = Agenda::item( $event, '' );
		$this->assertLessThanOrEqual( Description::MAX_LENGTH, mb_strlen( $event['description'] ) );
		$this->assertLessThan( 13000, strlen( $item ) );
	}

	public static function hostile_descriptions(): array {
		return array(
			'unclosed links'    => array( str_repeat( '<a href="https://a.example">', 20000 ) ),
			'unclosed scripts'  => array( str_repeat( '<script>', 50000 ) ),
			'quotes'            => array( str_repeat( '"', 500000 ) ),
			'many URLs'         => array( str_repeat( 'https://a ', 50000 ) ),
			'email addresses'   => array( str_repeat( 'a@b.cd ', 50000 ) ),
			'half an address'   => array( str_repeat( 'a.', 50000 ) . '@' . str_repeat( 'b.', 50000 ) ),
			'one URL'           => array( 'https://a.example/' . str_repeat( '𝕏', 100000 ) ),
			'angle brackets'    => array( str_repeat( '<', 500000 ) ),
			'nested entities'   => array( str_repeat( '&amp\\;amp\\;', 50000 ) ),
		);
	}

	public function test_an_event_file_contains_the_description_as_plain_text(): void {
		$this->assertStringContainsString( "\r\nDESCRIPTION:Ships & boats\\nAnna\r\n", Event_File::text( self::event_with( '<p>Ships &amp\\; boats</p>Anna' ), 0 ) );
	}

	public function test_an_event_file_names_no_calendar_service(): void {
		$this->assertStringContainsString( "\r\nPRODID:-//Dovetail Blocks//Calendar of Events//EN\r\n", Event_File::text( self::event_with( 'One' ), 0 ) );
	}

	/** Returns how many bytes the stored descriptions of a calendar have, if all its events have the same. */
	private static function description_bytes( string $description, int $events ): int {
		$coming = self::coming( ...array_fill( 0, $events, self::event( 'DTSTART:20261201T090000Z', "DESCRIPTION:$description" ) ) );
		return strlen( implode( '', array_column( array_merge( $coming['events'], $coming['later'] ), 'description' ) ) );
	}

	private static function event_with( string $description ): array {
		return self::coming( self::event( 'DTSTART:20261201T090000Z', "DESCRIPTION:$description" ) )['events'][0];
	}

	private static function coming( array ...$events ): array {
		return Events::coming( Ics::parse( self::file( array_merge( ...$events ) ) ), strtotime( self::NOW ), new \DateTimeZone( 'UTC' ) );
	}
}
