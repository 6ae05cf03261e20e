# My page: who I am, and how I am found again.
me-title = My page
me-name = My name and color
me-saved = Saved
me-settings = Your name, and how you find your games again
me-again = So that you find your games again
me-again-not = So far this browser alone knows you. If it forgets you, your games are lost. A recovery code brings you back to them, on any device.
me-again-code = You have a recovery code. With it you come back to your games on any device.
me-code = Recovery code
me-code-make = Make a recovery code
me-code-new = Make a new code instead
me-code-end = End the code
me-code-ended = The code is not valid any more.
me-code-once = This is your recovery code. It is shown only now: write it down or print it, and keep it to yourself. Whoever has it is you.
me-code-camera = Or point the camera of your phone here, to play on there as well.
me-code-alt = The recovery code as a QR code
me-copy-by-hand = Your browser does not allow copying; mark the code and copy it by hand.
me-devices = Devices
me-devices-known = { $n ->
    [one] You are known in this browser alone.
   *[other] You are known in { $n } browsers.
}
me-leave = Log out here
me-back = I was here before
me-back-text = With your recovery code this browser is you again.
me-back-secured = With another recovery code this browser is somebody else.
me-bring = Bring along the games that were played in this browser
me-back-do = Come back
error-no-code = This code is not known. Look at it once more.
error-not-secured = Make a recovery code first, else your games would be lost.
