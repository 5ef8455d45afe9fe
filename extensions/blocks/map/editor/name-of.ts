import { messages } from '../messages';
import type { Point } from '../rules/points';

/** What a marker is called where its author works on it. */
export function nameOf( { title }: Point, index: number ): string {
	return title.trim() || messages.marker( index + 1 );
}
