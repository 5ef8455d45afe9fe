<?php
namespace Dovetail\Subscriptions;

defined( 'ABSPATH' ) || exit;

/**
 * Detects people who must not be emailed, by their status in exports from other programs. Supports words such as
 * `unsubscribed`, and columns such as `UNSUB_TIME`. Unknown words in a status column are treated as inactive.
 */
final class Import_Status {
	/** Status of a person who wants to get emails. */
	const ACTIVE = 'active';

	/** Status of a person who unsubscribed, complained about spam, or was blocked. */
	const LEFT = 'left';

	/** Status of an address whose emails bounce. */
	const BOUNCED = 'bounced';

	/** Status of a person who never agreed or never confirmed. */
	const UNCONFIRMED = 'unconfirmed';

	/** Status of an address that is turned off or deleted, or whose status is unknown. */
	const INACTIVE = 'inactive';

	/** Maximum length of a status in bytes, with and without a status heading. Longer text is a sentence or a name. */
	private const MAX_LENGTH      = 40;
	private const MAX_BARE_LENGTH = 20;

	/**
	 * Prefixes of status words, reduced to letters, in English, German, French, Spanish, Italian, Portuguese and Dutch.
	 */
	private const WORDS = array(
		self::LEFT        => 'unsub|opt(?:ed)?out|do(?:es)?not|dont(?:contact|e?mail|send)|complain|spam|abuse|junk|blacklist|blocklist|blocked|suppress|abgemeldet|ausgetragen|gesperrt|d[ée]sabonn|d[ée]sinscri|dad[oa]debaja|debaja|desuscri|disiscritt|cancellat[oa]si|descadastrad|uitgeschreven|afgemeld',
		self::BOUNCED     => '(?:hard|soft)?bounce|cleaned|undeliver|invalid|failed|error|unzustellbar|bereinigt|ungültig|rebotad|rebond|nettoy|rimbalzat',
		self::UNCONFIRMED => 'unconfirm|no[tn]confirm|pending|await|waiting|unverified|notverified|(?:non|not|never)subscribed|transactional|notoptedin|unbestätigt|nichtbestätigt|ausstehend|enattente|sinconfirmar|pendient|nonconfermat|inattesa|nãoconfirmad|pendente|nietbevestigd|inafwachting',
		self::INACTIVE    => 'inacti[vf]|disabled|deactivat|deleted|removed|archived|expired|cancel|notsending|paused|stopped|inaktiv|deaktiviert|gelöscht|inattiv|inativ',
		self::ACTIVE      => 'subscribe|active|activated|confirmed|verified|enabled|opt(?:ed)?in|express|implicit|valid|angemeldet|abonn|bestätigt|aktiv|inscri|confirm|activ|actif|suscri|iscritt|attiv|ativ|assinante|ingeschreven|aangemeld|actief|bevestigd',
	);

	/** One-letter statuses in exports from the “Newsletter” plugin. Used only below a status heading. */
	private const LETTERS = array(
		'c' => self::ACTIVE,
		's' => self::UNCONFIRMED,
		'u' => self::LEFT,
		'b' => self::BOUNCED,
		'p' => self::LEFT,
	);

	/** Pattern for headings of columns that contain other statuses, links or numbers. */
	private const IGNORED_HEADING_PATTERN = '~order|payment|billing|shipping|marital|member(?:ship)?status|employ|bestell|zahlung|url|link|token|hash|key|code|count|rate~u';

	/**
	 * Patterns for headings of status columns. The cells of a `words` column contain status words. In other columns,
	 * any entry except “no”, an active status or a URL means the status in the key; words for a bounce always mean
	 * `BOUNCED`. With the prefix `yes_`, “no” means that status, and other entries are read as status words.
	 */
	private const HEADINGS = array(
		'words'                    => '~status|^state$|zustand|estado|statut|stato~u',
		self::LEFT                 => '~unsub|opt(?:ed)?out|blacklist|blocklist|suppress|complain|donot(?:e?mail|contact)|emaildisabled|abgemeldet~u',
		self::BOUNCED              => '~hardbounce|^(?:is|e?mail)?bounced?(?:at|time|date|on)?$|^clean(?:ed)?(?:at|time|date|on|campaigntitle)?$~u',
		'yes_' . self::LEFT        => '~^(?:is)?subscribed~u',
		'yes_' . self::UNCONFIRMED => '~opt(?:ed)?in|newsletter|accept|consent|permission|^(?:is)?(?:confirmed|verified)$~u',
	);

	private const NO_PATTERN = '~^(?:no|n|false|0|nein|non|nee|não|off|never|none|null|n/?a|falsch|faux|falso|-|\[\]|0000-00-00.*)\z~u';

	/**
	 * Returns the key of `HEADINGS` whose pattern matches a column heading. Empty if none matches, null if the heading
	 * shows that the column contains no status.
	 */
	public static function subject( string $heading ): ?string {
		$heading = self::letters( $heading );
		if ( preg_match( self::IGNORED_HEADING_PATTERN, $heading ) ) {
			return null;
		}
		foreach ( self::HEADINGS as $subject => $pattern ) {
			if ( preg_match( $pattern, $heading ) ) {
				return $subject;
			}
		}
		return '';
	}

	/**
	 * Returns the status in a cell; empty if the cell contains no status.
	 *
	 * @param string $subject Subject of the column; see `subject()`.
	 */
	public static function read( string $cell, string $subject ): string {
		$cell = mb_strtolower( trim( $cell, " \t\n'\"" ), 'UTF-8' );
		if ( '' === $cell ) {
			return '';
		}
		$is_no = 1 === preg_match( self::NO_PATTERN, $cell );
		$word  = self::word( $cell, 'words' === $subject );
		if ( 0 === strpos( $subject, 'yes_' ) ) {
			return $is_no ? substr( $subject, 4 ) : $word;
		}
		if ( self::LEFT === $subject || self::BOUNCED === $subject ) {
			$is_no = $is_no || self::ACTIVE === $word || 0 === strpos( $cell, 'http' );
			return $is_no ? '' : ( self::BOUNCED === $word ? $word : $subject );
		}
		return $word;
	}

	/** Returns the status that a word means; empty for an unknown word. */
	private static function word( string $word, bool $is_status ): string {
		if ( 1 === strlen( $word ) ) {
			return $is_status ? self::LETTERS[ $word ] ?? '' : '';
		}
		if ( strlen( $word ) > ( $is_status ? self::MAX_LENGTH : self::MAX_BARE_LENGTH ) || ( ! $is_status && substr_count( $word, ' ' ) > 1 ) ) {
			return '';
		}
		$letters = self::letters( $word );
		foreach ( array(
			self::UNCONFIRMED => Subscribers::PENDING,
			self::ACTIVE      => Subscribers::ACTIVE,
		) as $status => $name ) {
			// Our own export uses these words, in the site's language.
			if ( self::letters( Subscribers::label( $name ) ) === $letters ) {
				return $status;
			}
		}
		foreach ( self::WORDS as $status => $beginnings ) {
			if ( preg_match( '~^(?:' . $beginnings . ')~u', $letters ) ) {
				return $status;
			}
		}
		return '';
	}

	/** Returns the letters of a string in lower case, without other characters. */
	private static function letters( string $text ): string {
		return (string) preg_replace( '~\P{L}+~u', '', mb_strtolower( $text, 'UTF-8' ) );
	}
}
