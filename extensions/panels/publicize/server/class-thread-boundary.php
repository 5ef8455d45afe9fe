<?php
namespace Dovetail\Publicize;

defined( 'ABSPATH' ) || exit;

/** Where a post of a thread ends in a text of the editor's: its last character, and what follows it. */
final class Thread_Boundary {
	/**
	 * The end of a part of a passage.
	 *
	 * @param string $text  Of the passage, with what stands before and behind it.
	 * @param int    $first Byte with which the part begins.
	 * @param int    $end   Byte behind it.
	 * @param int    $next  Byte with which the next one begins.
	 * @return array{container: string, type: string, start: int, end: int, line: int} Characters as the editor counts them; lines from 0.
	 */
	public static function of( array $passage, string $text, int $first, int $end, int $next ): array {
		$shown = rtrim( substr( $passage['text']->text, 0, max( 0, $end - strlen( $passage['before'] ) ) ) );
		preg_match_all( '~' . Text::GRAPHEME . '~u', substr( $shown, max( 0, $first - strlen( $passage['before'] ) ) ), $signs );
		$gap   = substr( $text, $end, $next - $end );
		$type  = false === strpos( $gap, "\n" ) ? 'normal' : 'line-break';
		return array(
			'container' => $passage['container'],
			'type'      => strlen( $text ) <= $next ? 'end-of-line' : $type,
			'start'     => Thread_Text::units( $shown ) - Thread_Text::units( (string) end( $signs[0] ) ),
			'end'       => Thread_Text::units( $shown ),
			'line'      => substr_count( $shown, "\n" ),
		);
	}
}
