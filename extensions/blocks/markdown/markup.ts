/** Root class of the block, and the classes that parser and stylesheet share. */
export const ROOT_CLASS = 'wp-block-dovetail-markdown';
export const TASK_CLASS = `${ ROOT_CLASS }__task`;
export const NOTE_REF_CLASS = `${ ROOT_CLASS }__note-ref`;
export const NOTES_CLASS = `${ ROOT_CLASS }__notes`;
export const NOTE_BACK_CLASS = `${ ROOT_CLASS }__note-back`;
export const PLACEHOLDER_CLASS = `${ ROOT_CLASS }__placeholder`;
export const FIELD_CLASS = `${ ROOT_CLASS }__field`;
export const HINT_CLASS = `${ ROOT_CLASS }__hint`;

/** Prefix of footnote IDs: `dovetail-fn-<hash of the source>-<number>`. The block saves no other IDs. */
export const NOTE_ID = 'dovetail-fn';
export const NOTE_REF_ID = 'dovetail-fnref';
