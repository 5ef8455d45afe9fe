/** A button with text on it. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm0 1.5a.5.5 0 0 0-.5.5v8c0 .3.2.5.5.5h14a.5.5 0 0 0 .5-.5V8a.5.5 0 0 0-.5-.5H5zm2.5 3.75h9v1.5h-9v-1.5z"
		/>
	</svg>
);
