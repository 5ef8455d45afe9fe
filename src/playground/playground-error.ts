/** An error that the user can fix. It is printed as one sentence without a stack trace. */
export class PlaygroundError extends Error {
	override readonly name = 'PlaygroundError';
}
