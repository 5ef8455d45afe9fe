<?php
namespace Dovetail\Contact_Form;

defined( 'ABSPATH' ) || exit;

/**
 * The subject of a mail about an entry: of one line, and such that a list of mails says who wrote. An author who names fields in
 * it, `{Name}`, composes all of it.
 */
final class Subject {
	/** Characters that an answer has room for, and the whole. */
	const LONGEST_ANSWER = 60;
	const LONGEST        = 200;

	/**
	 * The subject.
	 *
	 * @param array $content See `Entries::content()`.
	 * @return string Plain text of one line.
	 */
	public static function of( array $content ): string {
		$answers  = $content['answers'];
		$subject  = '' === $content['subject'] ? __( 'A new message from your website', 'dovetail-blocks' ) : $content['subject'];
		$is_known = false;
		$filled   = (string) preg_replace_callback(
			'~\{\s*([^{}]+?)\s*\}~u',
			static function ( array $match ) use ( $answers, &$is_known ): string {
				$answer   = self::answer( $answers, $match[1] );
				$is_known = $is_known || null !== $answer;
				return $answer ?? $match[0];
			},
			$subject
		);
		if ( ! $is_known ) {
			$name   = Answers::first( $answers, 'name' );
			$sender = Answers::line( '' === $name ? Answers::first( $answers, 'email' ) : $name, self::LONGEST_ANSWER );
			$filled = '[' . Mail::site() . '] ' . ( '' === $sender ? $subject : $sender . ': ' . $subject );
		}
		return Answers::line( $filled, self::LONGEST );
	}

	/**
	 * What a field was answered with.
	 *
	 * @param array[] $answers Of an entry.
	 * @param string  $name    The field's label, or its kind.
	 * @return string|null Null where there is no such field.
	 */
	private static function answer( array $answers, string $name ): ?string {
		foreach ( array( 'label', 'type' ) as $by ) {
			foreach ( $answers as $answer ) {
				if ( mb_strtolower( $answer[ $by ], 'UTF-8' ) === mb_strtolower( $name, 'UTF-8' ) ) {
					return Answers::line( Answers::words( $answer ), self::LONGEST_ANSWER );
				}
			}
		}
		return null;
	}
}
