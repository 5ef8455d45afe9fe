import { attr } from '#shared/attributes';

/** Parts of the row that a field can take, in percent. */
export const WIDTHS = [ 25, 50, 75, 100 ] as const;

/**
 * What every field keeps. All have the same, so that a field keeps all of it when it becomes one of another kind.
 *
 * Text is plain. Read it through `rules/read-field`: what stands here can have been edited by hand.
 */
export const fieldAttributes = {
	/** Missing or empty: the label of its kind in the visitor's language. */
	label: attr.text(),
	required: attr.boolean( false ),
	/** Of the kinds with a choice. Each is HTML text (`Fish &amp; Chips`): WordPress would write it so when an author saves. */
	options: attr.array< string >( [], { role: 'content' } ),
	/** What the field holds at first; of a checkbox `true` for one that is ticked. */
	defaultValue: attr.text( '' ),
	placeholder: attr.text( '' ),
	/** The author's CSS id. */
	id: attr.string( '' ),
	/** Percent of the row, one of `WIDTHS`. */
	width: attr.number( 100 ),
};
