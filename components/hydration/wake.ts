/**
 * When an island hydrates: as soon as the script runs, when it comes near the window, or when the browser has nothing
 * else to do. A press or the focus hydrates every island at once, so that the first press is never lost.
 */
export type Wake = 'load' | 'visible' | 'idle';
