/** Something the person at the keyboard can mend: the message is one sentence for them, without a stack. */
export class PlaygroundError extends Error {
	override readonly name = 'PlaygroundError';
}
