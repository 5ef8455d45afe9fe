/** Two speech bubbles. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 3h11a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H8.6L5 16.1V13H4a2 2 0 0 1-2-2V5c0-1.1.9-2 2-2zm0 1.5a.5.5 0 0 0-.5.5v6c0 .3.2.5.5.5h2.5v1.2L8 11.5h7a.5.5 0 0 0 .5-.5V5a.5.5 0 0 0-.5-.5H4z" />
		<path d="M18.5 8H20a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-1v3.1L15.4 18H11a2 2 0 0 1-2-2v-1.5h1.5V16c0 .3.2.5.5.5h5l1.5 1.2v-1.2H20a.5.5 0 0 0 .5-.5v-6a.5.5 0 0 0-.5-.5h-1.5V8z" />
	</svg>
);
