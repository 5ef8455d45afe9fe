<?php
namespace Dovetail\Subscriptions\Tests;

use Dovetail\Plugin\Csv;
use Dovetail\Subscriptions\Export;
use Dovetail\Subscriptions\Import_File;
use Dovetail\Subscriptions\Subscribers;
use Dovetail\Tests\Test_Case;

final class ImportFileTest extends Test_Case {

	/** @dataProvider statuses */
	public function test_people_who_unsubscribed_bounced_or_never_confirmed_are_not_imported_from_any_programs_export( string $text, string $read ): void {
		$this->assertSame( $read, $this->read( $text ) );
	}

	public static function statuses(): array {
		return array(
			'Mailchimp: unsubscribed and cleaned members in one file' => array( "Email Address,OPTIN_TIME,UNSUB_TIME,UNSUB_REASON,CLEAN_TIME\nada@x.org,,,,\nbob@x.org,2023-01-01,2024-01-01,,\ncy@x.org,,,,2024-02-02", '-bob@x.org +ada@x.org bounced 1' ),
			'Mailchimp: a status for each member'                     => array( "Email Address,Status\na@x.org,subscribed\nb@x.org,unsubscribed\nc@x.org,cleaned\nd@x.org,nonsubscribed\ne@x.org,pending", '-b@x.org +a@x.org bounced 1 unconfirmed 2' ),
			'MailPoet'                                                => array( "\"Email\",\"First name\",\"Global status\"\n\"a@x.org\",\"A\",\"Subscribed\"\n\"b@x.org\",\"B\",\"Unconfirmed\"\n\"c@x.org\",\"C\",\"Unsubscribed\"\n\"d@x.org\",\"D\",\"Bounced\"\n\"e@x.org\",\"E\",\"Inactive\"", '-c@x.org +a@x.org bounced 1 unconfirmed 1 inactive 1' ),
			'listmonk'                                                => array( "uuid,email,name,attributes,status\n1,a@x.org,A,{},enabled\n2,b@x.org,B,{},blocklisted\n3,c@x.org,C,{},disabled", '-b@x.org +a@x.org inactive 1' ),
			'Jetpack'                                                 => array( "email,status\na@x.org,Subscribed\nb@x.org,Not confirmed\nc@x.org,Unsubscribed", '-c@x.org +a@x.org unconfirmed 1' ),
			'the plugin Newsletter, with one letter'                  => array( "email;status\na@x.org;C\nb@x.org;S\nc@x.org;U\nd@x.org;B\ne@x.org;P", '-c@x.org -e@x.org +a@x.org bounced 1 unconfirmed 1' ),
			'Ghost, with yes and no'                                  => array( "email,subscribed_to_emails\na@x.org,true\nb@x.org,false", '-b@x.org +a@x.org' ),
			'an order form'                                           => array( "email,Newsletter\na@x.org,yes\nb@x.org,no", '+a@x.org unconfirmed 1' ),
			'Klaviyo, with words below a heading about consent'       => array( "Email,Email Marketing Consent,Email Suppressions\na@x.org,SUBSCRIBED,[]\nb@x.org,UNSUBSCRIBED,[]\nc@x.org,NEVER_SUBSCRIBED,[]\nd@x.org,SUBSCRIBED,HARD_BOUNCE\ne@x.org,SUBSCRIBED,USER_SUPPRESSED", '-b@x.org -e@x.org +a@x.org bounced 1 unconfirmed 1' ),
			'HubSpot'                                                 => array( "Email,Unsubscribed from all email,Email hard bounce reason\na@x.org,,\nb@x.org,true,\nc@x.org,false,Unknown user", '-b@x.org +a@x.org bounced 1' ),
			'an empty date of a database'                             => array( "email,unsubscribed_at\na@x.org,0000-00-00 00:00:00\nb@x.org,2024-01-01 00:00:00\nc@x.org,n/a\nd@x.org,NULL", '-b@x.org +a@x.org +c@x.org +d@x.org' ),
			'a flag for people who left'                              => array( "email,Unsubscribed,Blacklisted\na@x.org,no,0\nb@x.org,yes,0\nc@x.org,no,1", '-b@x.org -c@x.org +a@x.org' ),
			'a status in German'                                      => array( "E-Mail-Adresse;Status\na@x.org;Angemeldet\nb@x.org;Abgemeldet\nc@x.org;Nicht bestätigt", '-b@x.org +a@x.org unconfirmed 1' ),
			'Inscrit, Désabonné, Rebond, Non confirmé'                => array( "mail;status\n0@x.org;Inscrit\n1@x.org;Désabonné\n2@x.org;Rebond\n3@x.org;Non confirmé", '-1@x.org +0@x.org bounced 1 unconfirmed 1' ),
			'Suscrito, Dado de baja, Rebotado, Sin confirmar'         => array( "mail;status\n0@x.org;Suscrito\n1@x.org;Dado de baja\n2@x.org;Rebotado\n3@x.org;Sin confirmar", '-1@x.org +0@x.org bounced 1 unconfirmed 1' ),
			'Iscritto, Disiscritto, Rimbalzato, In attesa'            => array( "mail;status\n0@x.org;Iscritto\n1@x.org;Disiscritto\n2@x.org;Rimbalzato\n3@x.org;In attesa", '-1@x.org +0@x.org bounced 1 unconfirmed 1' ),
			'Inscrito, Descadastrado, Hard bounce, Não confirmado'    => array( "mail;status\n0@x.org;Inscrito\n1@x.org;Descadastrado\n2@x.org;Hard bounce\n3@x.org;Não confirmado", '-1@x.org +0@x.org bounced 1 unconfirmed 1' ),
			'Ingeschreven, Uitgeschreven, Bounced, Niet bevestigd'    => array( "mail;status\n0@x.org;Ingeschreven\n1@x.org;Uitgeschreven\n2@x.org;Bounced\n3@x.org;Niet bevestigd", '-1@x.org +0@x.org bounced 1 unconfirmed 1' ),
			'Aktiv, Ausgetragen, Unzustellbar, Unbestätigt'           => array( "mail;status\n0@x.org;Aktiv\n1@x.org;Ausgetragen\n2@x.org;Unzustellbar\n3@x.org;Unbestätigt", '-1@x.org +0@x.org bounced 1 unconfirmed 1' ),
			'a status without a heading'                              => array( "a@x.org,subscribed\nb@x.org,unsubscribed\nc@x.org,bounced", '-b@x.org +a@x.org bounced 1' ),
			'an unknown status among known ones'                      => array( "email,status\na@x.org,active\nb@x.org,on vacation\nc@x.org,", '+a@x.org +c@x.org inactive 1' ),
			'two rows of one person, who left in one of them'         => array( "email,list,status\na@x.org,News,subscribed\na@x.org,Offers,unsubscribed\nb+offers@x.org,Offers,unsubscribed\nb@x.org,News,subscribed", '-a@x.org -b+offers@x.org twice 2' ),
			'two rows of one person, who left in both'                => array( "email,status\na@x.org,unsubscribed\na@x.org,unsubscribed", '-a@x.org twice 1' ),
			'a line above the headings'                               => array( "Members, as of today\n\nName;Status;Email\nA;active;a@x.org\nB;unsubscribed;b@x.org", '-b@x.org +a@x.org' ),
			'a name that begins like a status'                        => array( "email,Company\na@x.org,Blocked Drains Limited\nb@x.org,Active Bicycles Limited", '+a@x.org +b@x.org' ),
			'columns about something else'                            => array( "email,State,Order status,Unsubscribe URL,Marital status,Note\na@x.org,CA,completed,https://x.org/u,single,active\nb@x.org,TX,cancelled,https://x.org/v,married,likes tea", '+a@x.org +b@x.org' ),
		);
	}

	/** @dataProvider lists_with_faults */
	public function test_every_address_in_a_file_is_read_or_counted_as_unreadable( string $text, string $read ): void {
		$this->assertSame( $read, $this->read( $text ) );
	}

	public static function lists_with_faults(): array {
		return array(
			'one line'                                                => array( 'a@x.org; b@x.org; c@x.org', '+a@x.org +b@x.org +c@x.org' ),
			'one line of a mail program'                              => array( '"Doe, Anna" <a@x.org>, Roe, Bob <b@x.org>, c@x.org', '+a@x.org +b@x.org +c@x.org' ),
			'one line with many names before the first address'       => array( str_repeat( 'Anna,', 300 ) . 'a@x.org,Bob,b@nowhere', '+a@x.org invalid 1' ),
			'one line with a block of names before the first address' => array( str_repeat( 'Anna,', 20000 ) . 'a@x.org,Bob,b@x.org', '+a@x.org +b@x.org' ),
			'one line without a valid address'                        => array( str_repeat( 'Anna,', 300 ) . 'a@nowhere', 'no_address' ),
			'several lines'                                           => array( "a@x.org, b@x.org\nc@x.org", '+a@x.org +b@x.org +c@x.org' ),
			'several in a cell'                                       => array( "Name,Email\nA,\"a@x.org; b@x.org\"\nC,c@x.org / d@x.org\nE,e@x.org/f@x.org", '+a@x.org +b@x.org +c@x.org +d@x.org +e@x.org +f@x.org' ),
			'one good and one bad in a cell'                          => array( "Name,Email\nA,a@x.org b@nowhere", '+a@x.org invalid 1' ),
			'a quote that is not closed'                              => array( "Name;Email\n\"Ada;ada@x.org\nBob;bob@x.org\nCy;cy@x.org", '+ada@x.org +bob@x.org +cy@x.org' ),
			'an open quote before a row with another quote'           => array( "Email;Name\nada@x.org;\"Ada\nbob@x.org;\"Bob\"\ncy@x.org;Cy", '+ada@x.org +bob@x.org +cy@x.org' ),
			'a quote that is not closed in a column that is not read' => array( "Email;Note;More\nada@x.org;\"a note\nbob@x.org;;\"\ncy@x.org;;", '+ada@x.org +cy@x.org elsewhere 1' ),
			'a cell of two lines'                                     => array( "Name,Email\n\"Ada\nLovelace\",ada@x.org\nBob,bob@x.org", '+ada@x.org +bob@x.org' ),
			'other columns with addresses'                            => array( "Email,Invited by\na@x.org,eve@x.org\nb@x.org,b@x.org\n,zoe@x.org", '+a@x.org +b@x.org elsewhere 2' ),
			'entries that are no addresses'                           => array( "Name,Email\nA,a@x.org\nB,n/a\nC,c@nowhere\nD,", '+a@x.org invalid 2' ),
		);
	}

	/** @dataProvider ways_to_write_addresses */
	public function test_addresses_are_read_in_all_formats_that_programs_write( string $text, string $read ): void {
		$this->assertSame( $read, $this->read( $text ) );
	}

	public static function ways_to_write_addresses(): array {
		return array(
			'a bar between the columns'                                           => array( "Name|Email\nAda|ada@x.org", '+ada@x.org' ),
			'a bar in one cell'                                                   => array( "Email\nAda|ada@x.org", '+ada@x.org' ),
			'a name before the address'                                           => array( 'Anna <a@x.org>', '+a@x.org' ),
			'the address as its name'                                             => array( 'a@x.org <a@x.org>', '+a@x.org' ),
			'a link'                                                              => array( "mailto:a@x.org\nMAILTO:b@x.org?subject=Hi", '+a@x.org +b@x.org' ),
			'no-break spaces'                                                     => array( "\u{00A0}a@x.org\u{00A0}\n\u{202F}b@x.org", '+a@x.org +b@x.org' ),
			'invisible characters'                                                => array( "\u{200B}a@x.org\n\u{202A}b@x.org\u{202C}\nc@x.org\u{FEFF}\nd@x.org\u{2069}\ne@x.\u{00AD}org\u{FE0F}", '+a@x.org +b@x.org +c@x.org +d@x.org +e@x.org' ),
			'hosts with other letters than ASCII'                                 => array( "anna@bücher.example\nbob@BÜCHER.example\ncy@例え.jp\ndi@почта.рф", '+anna@xn--bcher-kva.example +bob@xn--bcher-kva.example +cy@xn--r8jz45g.jp +di@xn--80a1acny.xn--p1ai' ),
			'names with other letters than ASCII, which the site cannot write to' => array( "Email\nada@x.org\njörg@x.org", '+ada@x.org invalid 1' ),
			'apostrophes'                                                         => array( "'ada@x.org\n'bob@x.org'\no'brien@x.org", "+ada@x.org +bob@x.org +o'brien@x.org" ),
			'the delimiter in the first line'                                     => array( "sep=;\nName;Email\nAda, A;ada@x.org", '+ada@x.org' ),
			'the delimiter in quotes in the first line'                           => array( "\"sep=|\"\r\nAda, A|ada@x.org\r\n", '+ada@x.org' ),
			'line endings of old spreadsheets'                                    => array( "Name,Email\rAda,ada@x.org\rBob,bob@x.org\r", '+ada@x.org +bob@x.org' ),
			'only addresses with a question mark'                                 => array( "Email,Name\nwhat?now@x.org,A", '+what?now@x.org' ),
			'two columns of which one is called email'                            => array( "Contact,Email\neve@x.org,ada@x.org\nmo@x.org,bob@x.org", '+ada@x.org +bob@x.org elsewhere 2' ),
			'two columns of which one is called email, with fewer addresses'      => array( "Contact,E-Mail-Adresse\neve@x.org,ada@x.org\nmo@x.org,", '+ada@x.org elsewhere 2' ),
			'two columns with unrelated headings'                                 => array( "One,Two\n,ada@x.org\neve@x.org,bob@x.org", '+ada@x.org +bob@x.org elsewhere 1' ),
			'a column whose heading contains email, beside one that is email'     => array( "Email of a parent,Email\neve@x.org,ada@x.org", '+ada@x.org elsewhere 1' ),
		);
	}

	public function test_no_address_is_lost_between_quotes_delimiters_and_line_breaks(): void {
		mt_srand( 40 );
		$pieces = array( '"', '"', '""', ',', ';', "\t", '|', "\n", "\n", "\r\n", ' ', '<', '>', "'", 'Email,Name' );
		for ( $round = 0; $round < 400; $round++ ) {
			$text = '';
			for ( $number = 0; $number < 12; $number++ ) {
				$text .= "a$number@x.org";
				for ( $more = mt_rand( 1, 3 ); $more > 0; $more-- ) {
					$text .= $pieces[ mt_rand( 0, count( $pieces ) - 1 ) ];
				}
			}
			$read  = $this->read( $text );
			$count = $this->count_read( $read );
			foreach ( array( 'invalid', 'elsewhere', 'twice' ) as $name ) {
				$count += $this->count_lost( $read, $name );
			}
			$this->assertGreaterThanOrEqual( 12, $count, $text );
		}
	}

	public function test_any_unicode_blank_or_invisible_character_may_surround_an_address(): void {
		$tried = 0;
		for ( $code = 0; $code < 0xE0FFF; $code++ ) {
			$sign = mb_chr( $code, 'UTF-8' );
			if ( false !== $sign && 1 === preg_match( '~[\p{Z}\p{Cf}\p{Cc}\x{FE00}-\x{FE0F}]~u', $sign ) ) {
				$this->assertSame( '+b@x.org +a@x.org', $this->read( "Email\nb@x.org\n{$sign}a@x.org{$sign}\n" ), dechex( $code ) );
				++$tried;
			}
		}
		$this->assertGreaterThan( 150, $tried );
	}

	public function test_addresses_at_the_end_of_a_block_a_long_line_or_a_quoted_cell_are_read_or_counted(): void {
		for ( $size = 65520; $size < 65546; $size++ ) {
			$long = str_repeat( 'x', $size );
			$this->assert_all_read( 3, "Email\n$long a@x.org b@x.org\nc@x.org", "word $size" );
			$this->assert_all_read( 3, "b@x.org\r\n$long\r\na@x.org\r\nc@x.org", "line end $size" );
			$this->assert_all_read( 2, "Email\n\"$long\na@x.org\"\nb@x.org\n", "quoted cell $size" );
			$this->assert_all_read( 2, "Name,Email\n\"$long\",a@x.org\nB,b@x.org\n", "quoted line $size" );
		}
		foreach ( array( 48, 49, 50, 51 ) as $breaks ) {
			$this->assert_all_read( 2, "Name,Email\n\"A" . str_repeat( "\n", $breaks ) . "\",a@x.org\nB,b@x.org", "$breaks line breaks" );
		}
	}

	public function test_the_beginning_of_an_overlong_line_hides_no_addresses_of_the_same_line(): void {
		$this->assertSame( '+a@x.org', $this->read( str_repeat( 'x ', 40000 ) . 'a@x.org' ) );
		$this->assert_all_read( 2, str_repeat( 'Name;', 100 ) . str_repeat( 'x ', 33000 ) . ';a@x.org;b@x.org', 'one line' );
	}

	/** @dataProvider encodings */
	public function test_the_encoding_of_a_file_is_detected_with_and_without_a_byte_order_mark( string $encoding, string $mark ): void {
		$text = "Name\tEmail\r\n" . str_repeat( "\u{1F600}\tÄda\r\n", 8190 ) . "\u{1F600}\tada@x.org\r\n";
		foreach ( array( '', ' ', '  ' ) as $shift ) {
			$bytes = mb_convert_encoding( $shift . $text, $encoding, 'UTF-8' );
			$this->assertSame( '+ada@x.org invalid 8190', $this->read( $mark . $bytes ) );
			$this->assertSame( '+ada@x.org invalid 8190', $this->read( $bytes ) );
		}
		$this->assertSame( '+a@x.org', $this->read( mb_convert_encoding( 'a@x.org', $encoding, 'UTF-8' ) ) );
	}

	public static function encodings(): array {
		return array(
			'UTF-16, little endian' => array( 'UTF-16LE', "\xFF\xFE" ),
			'UTF-16, big endian'    => array( 'UTF-16BE', "\xFE\xFF" ),
			'UTF-8'                 => array( 'UTF-8', "\xEF\xBB\xBF" ),
			'Windows-1252'          => array( 'Windows-1252', '' ),
		);
	}

	/** @dataProvider small_files */
	public function test_a_file_needs_at_least_one_address( string $text, string $read ): void {
		$this->assertSame( $read, $this->read( $text ) );
	}

	public static function small_files(): array {
		return array(
			'nothing'              => array( '', 'no_address' ),
			'cells'                => array( "no,address\nhere,either", 'no_address' ),
			'a mark and a quote'   => array( "\xEF\xBB\xBF'ada@example.com", '+ada@example.com' ),
			'bytes that are no UTF-8' => array( "M\xFCller\tada@example.com\nx\tbob@example.com", '+ada@example.com +bob@example.com' ),
		);
	}

	public function test_a_file_can_have_up_to_32_megabytes(): void {
		$this->assertSame( 'too_large', $this->read( str_repeat( 'x', 32 * MB_IN_BYTES + 1 ) ) );
	}

	public function test_a_file_can_have_up_to_100000_rows_or_addresses(): void {
		$many = implode( "\n", array_map( static fn( $number ) => "a$number@x.org", range( 1, 100000 ) ) );
		$this->assertSame( 'too_long', $this->read( "a@x.org\n" . str_repeat( "a\n", 100001 ) ) );
		$this->assertSame( 100000, $this->count_read( $this->read( "Email\n$many" ) ) );
		$this->assertSame( 0, $this->count_read( $this->read( "$many b@x.org" ) ) );
		$this->assertSame( 0, $this->count_read( $this->read( "Email\n$many b@x.org" ) ) );
		$one_line = str_replace( "\n", '; ', $many );
		$this->assertSame( 100000, $this->count_read( $this->read( $one_line ) ) );
		$this->assertSame( 'too_long', $this->read( "$one_line; b@x.org" ) );
	}

	/** @dataProvider labels */
	public function test_an_exported_list_of_subscribers_can_be_imported_without_unconfirmed_addresses( string $label ): void {
		Subscribers::add( 'ada@example.com', 'I want <a href="/">this</a>, or no.', 0, true );
		Subscribers::add( 'pat@example.com', 'Me too.', 0, false );
		$state = get_post_status_object( Subscribers::PENDING );
		$usual = $state->label;
		// The label must be restored afterwards: the test's teardown restores the list of post statuses, but not their
		// labels.
		$state->label = $label;
		$read         = $this->read( implode( '', array_map( array( Csv::class, 'format_row' ), iterator_to_array( Export::rows(), false ) ) ) );
		$state->label = $usual;
		$this->assertSame( '+ada@example.com unconfirmed 1', $read );
	}

	public static function labels(): array {
		return array(
			'in English'          => array( 'Not confirmed' ),
			'in another language' => array( 'Warten' ),
		);
	}

	/**
	 * Parses the text as the content of an import file. Returns the lines of the list (`+` to add, `-` for an
	 * unsubscribed person), followed by the counts of skipped entries; or an error code.
	 */
	private function read( string $text ): string {
		$file = fopen( 'php://temp', 'w+' );
		fwrite( $file, $text );
		$read = Import_File::open( $file );
		if ( is_wp_error( $read ) ) {
			return $read->get_error_code();
		}
		$lines = iterator_to_array( $read->entries(), false );
		foreach ( array_filter( $read->counts ) as $name => $count ) {
			$lines[] = "$name $count";
		}
		return implode( ' ', $lines );
	}

	private function count_read( string $read ): int {
		return substr_count( $read, '+' );
	}

	private function count_lost( string $read, string $name ): int {
		return preg_match( "~\b$name (\d+)~", $read, $found ) ? (int) $found[1] : 0;
	}

	private function assert_all_read( int $many, string $text, string $name ): void {
		$read = $this->read( $text );
		// The rest of an overlong line becomes another row, whose columns do not match.
		$this->assertSame( $many, $this->count_read( $read ) + $this->count_lost( $read, 'elsewhere' ), $name );
	}
}
